"""How fast it is, beside other engines: `fidchell bench`."""
