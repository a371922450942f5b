// Web push of this browser: a service worker keeps the subscription, the server is told where to send.

import { ask, post, type Answer } from './client';
import type { NoticeSettings } from './api';
import { language } from './words.svelte';

export const pushes = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription of this browser; nothing if it has none. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!pushes()) return null;
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Ask the reader and subscribe; nothing if the reader or the browser does not want it. */
export async function subscribe(key: string): Promise<Answer<NoticeSettings> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    const { endpoint, keys } = made.toJSON();
    const answer = await post<NoticeSettings>('/notices/push', { endpoint, ...keys, language: language() });
    if (!answer.ok) await made.unsubscribe();
    return answer;
  } catch {
    return null; // a browser without a push service
  }
}

export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await ask('DELETE', '/notices/push', { endpoint: made.endpoint });
  await made.unsubscribe();
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
