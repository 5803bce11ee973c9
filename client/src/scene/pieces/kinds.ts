import type { Component } from 'svelte';
import type { PieceNode } from '../../wire/wire.ts';
import Bag from './Bag.svelte';
import Card from './Card.svelte';
import Coin from './Coin.svelte';
import Cup from './Cup.svelte';
import Die from './Die.svelte';
import Goal from './Goal.svelte';
import Purse from './Purse.svelte';
import Token from './Token.svelte';

const DRAWINGS: Record<string, Component<{ piece: PieceNode }>> = {
  bag: Bag,
  card: Card,
  coin: Coin,
  cup: Cup,
  die: Die,
  goal: Goal,
  marker: Token,
  meeple: Token,
  purse: Purse,
  tablet: Card,
  tile: Card,
  token: Token,
};

/** A kind nobody has drawn yet is shown as a card: it has room for whatever its face says. */
export function drawingOf(kind: string): Component<{ piece: PieceNode }> {
  return DRAWINGS[kind] ?? Card;
}
