/** The service worker: shows a page while there is no connection. Everything else goes to the network. */

const CACHE = 'clew-BUILD';
const FILES = ['/offline', FILES_OF_THE_PAGE];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== CACHE).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    if (request.method === 'GET') event.respondWith(fetch(request).catch(() => caches.match('/offline')));
    return;
  }
  // The files of that page, which a browser may have dropped from its own cache.
  if (FILES.includes(new URL(request.url).pathname)) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
