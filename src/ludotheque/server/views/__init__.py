"""What can be seen: tables, logs, chats and lists, written for a viewer; nothing is sent here."""
