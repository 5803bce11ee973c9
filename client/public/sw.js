// Works while no page of ours is open: keeps the shell and the rules to be read offline, and shows what is pushed.
// Tables, and whatever is somebody's own, are never kept.
const CACHE = 'ludotheque-1';
const SHELL = '/';
const FIRST = [SHELL, '/mark.svg', '/icons.svg', '/manifest.webmanifest'];
const MOST = 400;
const A_DAY = 24 * 3600_000;
/** What the rules page of a game is made of. */
const RULES = (id, language) => [
  ...['rules', 'words.ftl', 'lessons'].map((name) => `/api/games/${id}/${name}?language=${language}`),
  ...['theme.css', 'plan.json', 'icons.svg', 'art.svg', 'cover.svg'].map((name) => `/themes/${id}/${name}`),
];
/** Named by what is in them: once kept, they need not be asked for again. */
const LASTING = /^\/assets\//;
/** The same for everybody, and asked for anew while there is a line: files, texts, the games and their rules. */
const SHARED = /^\/(themes\/.+|[\w-]+\.(svg|webmanifest)|api\/texts\/\w+\.ftl|api\/games|api\/games\/[^/]+\/(rules|words\.ftl|lessons|guide))$/;

async function keep(request, answer) {
  if (!answer.ok || answer.redirected) return answer;
  const cache = await caches.open(CACHE);
  await cache.put(request, answer.clone());
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(old);
  return answer;
}

async function fresh(request, instead = request) {
  try {
    return await keep(request, await fetch(request));
  } catch (error) {
    const kept = await caches.match(instead);
    if (kept) return kept;
    throw error;
  }
}

/** Pages are all the same shell, but for what a messenger shows of a table: the one of the root is kept. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

/** Keeps what a page is made of: it came before the worker did. */
async function keepFiles(files) {
  for (const file of files) if (LASTING.test(file) && !(await caches.match(file))) await keep(file, await fetch(file));
}

/** Keeps the rules of every game on the shelf, once a day, one after another: one may be opened offline that never was before. */
async function keepRules(language) {
  const cache = await caches.open(CACHE);
  const note = `/kept/${language}`;
  const last = await cache.match(note);
  if (last && Date.now() - Number(await last.text()) < A_DAY) return;
  const get = async (address) => keep(address, await fetch(address));
  await get(`/api/texts/${language}.ftl`);
  const games = await (await get(`/api/games?language=${language}`)).json();
  for (const { id } of games) {
    for (const address of RULES(id, language)) {
      const answer = await get(address);
      if (!answer.ok || !address.endsWith('.css')) continue;
      const named = new Set([...(await answer.text()).matchAll(/url\(['"]?([\w-]+\.svg)/g)].map(([, file]) => file));
      for (const file of named) await get(`/themes/${id}/${file}`);
    }
  }
  await cache.put(note, new Response(String(Date.now())));
}

/** How to answer a request; undefined for what is none of our business. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (request.mode === 'navigate') return pathname === SHELL ? fresh(request) : page(request);
  if (LASTING.test(pathname)) return caches.match(request).then((kept) => kept ?? fresh(request));
  return SHARED.test(pathname) ? fresh(request) : undefined;
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FIRST)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const { rules = '', files = [] } = event.data ?? {};
  if (/^\w+$/.test(rules)) event.waitUntil(keepFiles(files).then(() => keepRules(rules)).catch(() => undefined));
});

self.addEventListener('push', (event) => {
  const { title, text, path } = event.data.json();
  const body = text.split('\n').slice(1).join('\n');
  event.waitUntil(self.registration.showNotification(title, { body, tag: 'turns', icon: '/mark.svg', data: path }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const where = new URL(event.notification.data, self.location.origin).href;
  const open = self.clients.matchAll({ type: 'window' }).then((found) => {
    const there = found.find((client) => client.url === where);
    return there ? there.focus() : self.clients.openWindow(where);
  });
  event.waitUntil(open);
});
