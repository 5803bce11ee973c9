import { server } from './server.ts';

/** The guest at this browser. */
class Me {
  name = $state('');

  async load(): Promise<void> {
    this.name = (await server.me()).name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await server.rename(name)).name;
  }
}

export const me = new Me();
