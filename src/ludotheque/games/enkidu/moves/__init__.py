"""The only code that changes the zones of Enkidu in play; it tells what happened."""
