import type { FromServer, ToServer } from '../wire/wire.ts';

/** A WebSocket with the server's end in the hands of a test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const [found] = FakeSocket.all.slice(-1);
    if (!found) throw new Error('expected a socket, none was opened');
    return found;
  }

  readyState = 0;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  readonly sent: ToServer[] = [];
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  /** As in browsers, the page hears of it only when what it is just doing is done. */
  close(): void {
    queueMicrotask(() => this.drop(1000));
  }

  /** The line breaks, or the server closes it with a code of its own. */
  drop(code = 1006): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }

  /** The server has let us in. */
  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    return this;
  }

  tell(...messages: FromServer[]): this {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
    return this;
  }
}
