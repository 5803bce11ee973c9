import { server, type Myself } from '../wire/http.ts';

/** The account of whoever uses this browser: there are no passwords, a cookie or a passkey says who it is. */
class Me {
  name = $state('');
  passkeys = $state(0);
  consents = $state(false);

  async load(): Promise<void> {
    this.#become(await server.me());
  }

  async rename(name: string): Promise<void> {
    this.#become(await server.rename(name));
  }

  /** Signs in with the code that another device has shown. */
  async move(code: string): Promise<void> {
    this.#become(await server.move(code));
  }

  /** Signs out my other devices; codes and passkeys made before are void. */
  async lock(): Promise<void> {
    this.#become(await server.lock());
  }

  /** Lets researchers have the games I have finished, without names, or no longer. */
  async consent(isGiven: boolean): Promise<void> {
    this.#become(await server.consent(isGiven));
  }

  /** Signs out here: the server takes this browser for somebody new. */
  async leave(): Promise<void> {
    await server.leave();
    await this.load();
  }

  async makePasskey(): Promise<void> {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await server.beginPasskey());
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    this.#become(await server.keepPasskey(made.toJSON()));
  }

  /** Signs in with a passkey. */
  async openByPasskey(): Promise<void> {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await server.beginOpening());
    const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    this.#become(await server.open(shown.toJSON()));
  }

  #become(who: Myself): void {
    this.name = who.name;
    this.passkeys = who.passkeys;
    this.consents = who.consents;
  }
}

export const me = new Me();

/** Whether the server is reached by its IP address: passkeys work with host names only. */
export const isNumbered = (): boolean => /^(\d+\.){3}\d+$|^\[/.test(location.hostname);

/** Whether passkeys can be used here: over https or on localhost, by host name, in a browser that has them. */
export const hasPasskeys = (): boolean => isSecureContext && !isNumbered() && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
