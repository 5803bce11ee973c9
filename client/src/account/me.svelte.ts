import { server, type Myself } from '../wire/http.ts';

/** The guest at this browser. */
class Me {
  name = $state('');
  passkeys = $state(0);

  async load(): Promise<void> {
    this.#become(await server.me());
  }

  async rename(name: string): Promise<void> {
    this.#become(await server.rename(name));
  }

  /** Becomes somebody who is known on another device. */
  async move(code: string): Promise<void> {
    this.#become(await server.move(code));
  }

  async lock(): Promise<void> {
    this.#become(await server.lock());
  }

  async leave(): Promise<void> {
    await server.leave();
    await this.load();
  }

  async makePasskey(): Promise<void> {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await server.beginPasskey());
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    this.#become(await server.keepPasskey(made.toJSON()));
  }

  async openByPasskey(): Promise<void> {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await server.beginOpening());
    const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    this.#become(await server.open(shown.toJSON()));
  }

  #become(who: Myself): void {
    this.name = who.name;
    this.passkeys = who.passkeys;
  }
}

export const me = new Me();

/** Whether the house is reached by a number: passkeys belong to names. */
export const isNumbered = (): boolean => /^(\d+\.){3}\d+$|^\[/.test(location.hostname);

/** Passkeys need https or this very machine, by its name, and a browser that knows them. */
export const hasPasskeys = (): boolean => isSecureContext && !isNumbered() && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
