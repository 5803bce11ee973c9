"""The whole house: people, lists of tables, opening and finding them."""
