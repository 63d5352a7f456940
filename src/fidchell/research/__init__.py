"""The games behind the standard research interfaces; each module needs only the library it is named after."""
