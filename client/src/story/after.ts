/** What is looked at when a game is over: fetched when one is. */
export { default as ReviewPage } from '../review/ReviewPage.svelte';
export { default as ResultCards } from './ResultCards.svelte';
