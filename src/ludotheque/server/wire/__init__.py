"""What travels: messages of both directions and notices between processes, as structs."""
