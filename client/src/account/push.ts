import { server } from '../wire/http.ts';
import type { Language, RemindersTold } from '../wire/wire.ts';

/** The script that works while no page of ours is open; it is there over https only. */
const WORKER = '/sw.js';

export const hasWorker = (): boolean => location.protocol === 'https:' && 'serviceWorker' in navigator;

/** Whether this browser can be told something while no page of ours is open. */
export const canBePushed = (): boolean => hasWorker() && 'PushManager' in window && 'Notification' in window;

/** Lets the shell and the rules be read offline, in a language; a browser that does not want to does without. */
export async function startWorker(language: Language): Promise<void> {
  if (!hasWorker()) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    if (savesData()) return;
    await isMinded();
    await import('../pages.ts'); // what it takes to show them
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    active?.postMessage({ rules: language, files });
  } catch {
    // See above.
  }
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Waits until the worker minds this page: a new one takes over pages that were there before it. */
async function isMinded(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
}

/** Has this browser take what the house pushes; a subscription for another house's key is none of ours. */
export async function subscribe(key: string): Promise<RemindersTold> {
  await Notification.requestPermission();
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint = '', keys = {} } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  return server.addDevice({ endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' });
}

export async function unsubscribe(): Promise<RemindersTold> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return server.dropDevice();
}
