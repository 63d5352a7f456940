"""The games behind the interfaces that researchers use; each module needs only the library it is named after."""
