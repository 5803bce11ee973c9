/** What a browser has and Node has not, as far as the units under test use it; Vitest sets it up before each file. */
import { beforeEach, vi } from 'vitest';
import { FakeSocket } from './socket.ts';

const happenings = new EventTarget();

vi.stubGlobal('window', globalThis);
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('location', { protocol: 'http:', host: 'house', pathname: '/table/t1', search: '' });
vi.stubGlobal('history', { replaceState: (_: unknown, __: string, to: string) => Object.assign(location, { search: to.replace(location.pathname, '') }) });
vi.stubGlobal('addEventListener', happenings.addEventListener.bind(happenings));
vi.stubGlobal('removeEventListener', happenings.removeEventListener.bind(happenings));
vi.stubGlobal('WebSocket', FakeSocket);

beforeEach(() => {
  FakeSocket.all = [];
  location.search = '';
});

/** Let the browser tell that something has happened, such as `offline`. */
export const happen = (name: string): boolean => happenings.dispatchEvent(new Event(name));
