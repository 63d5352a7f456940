"""`fidchell admin`: looking after the tables of a server."""
