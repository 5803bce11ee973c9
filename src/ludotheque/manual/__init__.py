"""The manual: a game's rules as a page, from its folder of prose, figures and data."""
