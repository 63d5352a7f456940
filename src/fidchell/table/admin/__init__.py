"""`fidchell admin`: administering the tables of a server."""
