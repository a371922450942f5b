// The service worker: it shows a push that says whose turn it is, and keeps the page itself, so that it opens without a
// connection. What the server says about tables is never kept.

const KEPT = 'grandee-page-1';
const SHELL = '/';
const MOST = 160; // files of the page, old builds included; the oldest go first

self.addEventListener('install', (event) => {
  self.skipWaiting(); // nothing depends on which one answers: files in /assets change their names with their content
  event.waitUntil(keepShell(fetch(SHELL, { cache: 'no-cache' })));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A page that was there before its worker says which of its files it has already loaded.
self.addEventListener('message', (event) => {
  const names = Array.isArray(event.data?.keep) ? event.data.keep : [];
  event.waitUntil(keepFiles(names.filter((name) => /^\/assets\/[^/?#]+$/.test(name)).slice(0, MOST)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(event));
  else if (request.mode === 'navigate' && !url.pathname.slice(1).includes('.')) event.respondWith(page(event));
});

/** A file that never changes: from the cache, or fetched and kept. */
async function keptFirst(event) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(event.request);
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()).then(() => prune(cache)));
  return answer;
}

/** A screen: every address has the same page, which knows what to show. Keys are in the fragment and never come here. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepShell(answer.clone()));
    return answer;
  } catch (fault) {
    const known = await (await caches.open(KEPT)).match(SHELL);
    if (known) return known;
    throw fault;
  }
}

/** Keep the page, and first the scripts, styles and fonts that it names: without them it would stay empty. */
async function keepShell(answering) {
  const answer = await answering;
  const html = answer.headers.get('content-type')?.startsWith('text/html');
  if (!answer.ok || !html || answer.redirected) return;
  const text = await answer.clone().text();
  await keepFiles([...text.matchAll(/(?:src|href)="(\/assets\/[^"?#]+)"/g)].map(([, name]) => name));
  await (await caches.open(KEPT)).put(SHELL, answer);
}

/** Files that never change: those that are not here yet are fetched, from the browser's own cache where it has them. */
async function keepFiles(names) {
  const cache = await caches.open(KEPT);
  const known = await Promise.all(names.map((name) => cache.match(name)));
  await cache.addAll([...new Set(names.filter((_, i) => !known[i]))]);
  await prune(cache);
}

async function prune(cache) {
  const keys = (await cache.keys()).filter((request) => new URL(request.url).pathname !== SHELL);
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((request) => cache.delete(request)));
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/icon-192.png',
      badge: '/icon-badge.png',
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.url, self.location.origin)));
});

async function show(url) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((client) => new URL(client.url).pathname === url.pathname);
  return there ? there.focus() : self.clients.openWindow(url.href);
}
