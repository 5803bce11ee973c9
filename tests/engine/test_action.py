"""The table of actions."""

from ludotheque.engine.action import Actions


def test_an_amount_is_how_many_and_any_other_number_only_tells_actions_apart():
    actions = Actions("comptoir")
    pay, take = actions.amounts("pay", 1, 3), actions.many("take", 1, 3)

    assert ["pay 1", "pay 2", "pay 3"] == [action.text for action in pay.values()]
    assert all(action.is_amount for action in pay.values())
    assert not any(action.is_amount for action in take.values())
