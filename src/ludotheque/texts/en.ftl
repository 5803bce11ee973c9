name = { $who }
no-not-asked = It is not your turn to answer.
    .rule = One answers when one is asked.
no-not-an-option = That is not possible now.
    .rule = Only what is offered can be done.
no-nothing-to-undo = There is nothing to take back: something has been shown, rolled or passed on since.
    .rule = One takes back only what nobody has learnt anything from.
