"""The only code that changes the zones of Enkidu in play: steps and effects call it, and it tells what happened."""
