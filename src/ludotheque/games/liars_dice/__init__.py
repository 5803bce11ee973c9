"""Liar's Dice: bids on what lies under all the cups, for two to six players."""

from ludotheque.games.liars_dice.game import LiarsDice

GAME = LiarsDice()
