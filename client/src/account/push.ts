import { server } from '../wire/http.ts';
import type { RemindersTold } from '../wire/wire.ts';

/** The script that works while no page of ours is open; it is there over https only. */
const WORKER = '/sw.js';

export const hasWorker = (): boolean => location.protocol === 'https:' && 'serviceWorker' in navigator;

/** Whether this browser can be told something while no page of ours is open. */
export const canBePushed = (): boolean => hasWorker() && 'PushManager' in window && 'Notification' in window;

/** Lets the shell and the rules be read offline; a browser that does not want to does without. */
export function startWorker(): void {
  if (hasWorker()) void navigator.serviceWorker.register(WORKER).catch(() => undefined);
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
