/**
 * Shows notifications, and one page when the network is away (ADR 0052). Whatever else a page loads goes past it: calls
 * of the API are never kept, and files with a hash in their name are kept by the browser as they are.
 */

/** The build writes the page's hash here, so that a page that has changed comes with a worker that has. */
const SHELL = 'shell __OFFLINE_PAGE__';
const OFFLINE_PAGE = '/offline';

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate' && !new URL(url).pathname.startsWith('/api/')) event.respondWith(fetchPage(event));
});

/** The page is one file, so no page that is open needs anything of the worker before. */
async function keepOfflinePage() {
  const shell = await self.caches.open(SHELL);
  await shell.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
  await self.skipWaiting();
}

async function takeOver() {
  // The browser asks for a page while it starts the worker, so that pages come no later than without one.
  await self.registration.navigationPreload?.enable();
  const names = await self.caches.keys();
  const older = names.filter((name) => name.startsWith('shell ') && name !== SHELL);
  await Promise.all(older.map((name) => self.caches.delete(name)));
}

async function fetchPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await self.caches.match(OFFLINE_PAGE);
    if (!page) throw error;
    return page;
  }
}

/** What the push service brings, as `pushMessage` of the contracts says. */
self.addEventListener('push', (event) => {
  const { id, title, body, link } = event.data.json();
  // The same one that comes twice is shown once.
  const options = { body, tag: id, icon: '/icon-192.png', data: { link } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

/** Another page may hold something that is not sent yet, so it is left as it is. */
async function open(link) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => new URL(url).pathname === link);
  return shown ? shown.focus() : self.clients.openWindow(link);
}
