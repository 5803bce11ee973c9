"""The only code that changes what lies on the table in play: steps and effects call it, and it tells what happened.

Where nobody reads along (`s.log` is None), it does not even put the facts together: searches play most moves so.
"""
