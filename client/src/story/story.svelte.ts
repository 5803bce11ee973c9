import type { Connection } from '../table/connection.svelte.ts';
import type { StoryMessage } from '../wire/wire.ts';

/** What stays of a game that is over, once the server has told it. */
export class Story {
  told = $state.raw<StoryMessage | null>(null);
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.heardStory = (story) => (this.told = story);
  }

  ask(): void {
    this.#connection.askStory();
  }
}
