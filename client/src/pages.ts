/** Pages that neither lead to a table nor are one: fetched together, when the first of them is asked for. */
import MePage from './account/MePage.svelte';
import ResultsPage from './lobby/ResultsPage.svelte';
import DailyPage from './players/DailyPage.svelte';
import PuzzlesPage from './players/PuzzlesPage.svelte';
import HousePage from './rules/HousePage.svelte';
import WorkshopPage from './workshop/WorkshopPage.svelte';

export { default as PlayerPage } from './players/PlayerPage.svelte';
export { default as GamePage } from './rules/GamePage.svelte';

/** There is one of each; by its address. */
export const single = { me: MePage, results: ResultsPage, daily: DailyPage, puzzles: PuzzlesPage, house: HousePage, workshop: WorkshopPage };
