"""The only code that touches the zones of Enkidu; it tells what happened."""
