"""The server: tables for people, their storage, and the sockets between."""
