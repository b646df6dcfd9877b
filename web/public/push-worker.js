/** What the push service brings, as `pushMessage` of the contracts says. */
self.addEventListener('push', (event) => {
  const { id, title, body, link } = event.data.json();
  // The same one that comes twice is shown once.
  const options = { body, tag: id, icon: '/mark.svg', data: { link } };
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
