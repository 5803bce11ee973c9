"""Ids of tables and people."""

from ludotheque.server.ids import is_id, new_id


def test_an_id_is_letters_and_digits_alone_so_that_no_command_takes_it_for_an_option() -> None:
    made = [new_id() for _ in range(1000)]
    assert [one for one in made if not (one.isalnum() and is_id(one))] == []
    assert len(set(made)) == len(made)
