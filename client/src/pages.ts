/** Pages that neither lead to a table nor are one: fetched together, when the first of them is asked for. */
export { default as MePage } from './account/MePage.svelte';
export { default as ResultsPage } from './lobby/ResultsPage.svelte';
export { default as DailyPage } from './players/DailyPage.svelte';
export { default as PlayerPage } from './players/PlayerPage.svelte';
export { default as PuzzlesPage } from './players/PuzzlesPage.svelte';
export { default as GamePage } from './rules/GamePage.svelte';
export { default as HousePage } from './rules/HousePage.svelte';
export { default as WorkshopPage } from './workshop/WorkshopPage.svelte';
