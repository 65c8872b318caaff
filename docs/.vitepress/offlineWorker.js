// Service worker that caches the Play page and everything it loads, so that it works offline.
// The build prepends VERSION and FILES.
const CACHE = `skymines-play-${VERSION}`;
const PAGE = new URL('play/', self.registration.scope).href;
const CACHED = new Set(FILES.map((file) => new URL(file, self.registration.scope).href));

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...CACHED])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name.startsWith('skymines-play-') && name !== CACHE);
      return Promise.all(old.map((name) => caches.delete(name)));
    }),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = request.url.split(/[?#]/)[0];
  // Files with a hash in their name never change. The page itself may have a newer version.
  if (CACHED.has(url)) event.respondWith(cached(url).then((found) => found ?? fetch(request)));
  else if (url === PAGE) event.respondWith(fetch(request).catch(async () => (await cached(PAGE)) ?? Response.error()));
});

async function cached(url) {
  return (await caches.open(CACHE)).match(url);
}
