// The service worker: the site without a network. The shell, the engine and the words are kept when a version is installed; drawings and
// rules when they are used, or all of them when the page is idle. Nothing of /api is ever kept.

declare const __PRECACHE__: string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const shell = `shell-${__VERSION__}`;
const used = `used-${__VERSION__}`;
const precached = __PRECACHE__;
const page = '/index.html';

worker.addEventListener('install', (event) => {
  // Past the cache of the browser: files whose names never change may be old there.
  const fresh = precached.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll(fresh)));
});

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== shell && name !== used) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
  if (event.data === 'fetch drawings') event.waitUntil(fetchDrawings());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/metrics') return;
  if (request.mode === 'navigate') event.respondWith(kept(page, request));
  else if (precached.includes(url.pathname)) event.respondWith(kept(url.pathname, request));
  else if (/^\/(boards|rules|assets)\//.test(url.pathname)) event.respondWith(keptWhenUsed(request));
});

async function kept(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(shell);
  return (await cache.match(file)) ?? fetch(request);
}

async function keptWhenUsed(request: Request): Promise<Response> {
  const cache = await caches.open(used);
  const found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** One after the other, so that a race that is on has the line. */
async function fetchDrawings() {
  const index = await kept('/boards/index.json', new Request('/boards/index.json'));
  const { boards } = (await index.json()) as { boards: Record<string, { form: string; name: string }> };
  for (const { form, name } of Object.values(boards)) {
    for (const ending of ['json', 'board']) {
      try {
        await keptWhenUsed(new Request(`/boards/${form}/${name}.${ending}`));
      } catch {
        return;
      }
    }
  }
}
