// The service worker: after one visit everything works without a server. An active worker has every file of its
// version; a new version is gathered beside it and takes over when a page says so or the last page is closed.
//
// It tells pages { type: "progress", done, total } in bytes, then { type: "offline-ready" } the first time or
// { type: "update-ready" } for a new version, or { type: "offline-failed" }. It understands "skipWaiting".

// Filled in by `cargo xtask web`: the version, and every file that it uses with its size; nets, which can be waited for,
// are last.
const VERSION = "";
const FILES = [];

const CACHE = `orrery-${VERSION}`;
const PATHS = new Set(FILES.map(([path]) => path));

// The first parts of addresses that are the server's own. A test of the server compares them with its own list.
const SERVERS = ["api", "embed", "health", "metrics", ".well-known"];

// Where other apps send records to, and where the page that is opened for one takes it from. No version's own: an update in
// between must not lose it.
const SHARED = "/shared";
const SHARED_CACHE = "shared";

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || isServers(url.pathname)) return;
  if (url.pathname === SHARED) {
    if (event.request.method === "POST") return event.respondWith(takeShared(event.request));
    if (event.request.mode !== "navigate") return event.respondWith(giveShared());
  }
  if (event.request.method !== "GET") return;
  if (event.request.mode === "navigate" && isPage(url.pathname)) {
    event.respondWith(fromCache("/", event.request));
  } else if (PATHS.has(url.pathname)) {
    event.respondWith(fromCache(url.pathname, event.request));
  }
});
addEventListener("message", (event) => {
  if (event.data === "skipWaiting") skipWaiting();
});

async function install() {
  try {
    await gather();
  } catch (error) {
    await caches.delete(CACHE);
    await tell({ type: "offline-failed" });
    throw error;
  }
  await tell({ type: registration.active ? "update-ready" : "offline-ready" });
}

/** Puts every file into this version's cache; four at a time, so that the page itself is not held up. */
async function gather() {
  const cache = await caches.open(CACHE);
  const total = FILES.reduce((sum, [, size]) => sum + size, 0);
  let done = 0;
  const queue = [...FILES];
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const [path, size] = file;
      await cache.put(path, await obtain(path));
      done += size;
      await tell({ type: "progress", done, total });
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

/** A file named by its content is the same in every version; any other is asked for anew. */
async function obtain(path) {
  const named = /\.[0-9a-f]{12}\./.test(path);
  const known = named && (await caches.match(path));
  if (known) return known;
  const response = await fetch(path, { cache: named ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("orrery-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/** The cache of this version only, so that versions never mix; the server if somebody cleared it. */
async function fromCache(path, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

/** Keeps what another app shares, files with their names or a text, and opens the page that takes it. */
async function takeShared(request) {
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(SHARED, new Response(await request.formData()));
  return Response.redirect("/?shared", 303);
}

/** Hands over what was shared, once. */
async function giveShared() {
  const cache = await caches.open(SHARED_CACHE);
  const shared = await cache.match(SHARED);
  await cache.delete(SHARED);
  return shared ?? new Response(null, { status: 404 });
}

/** What is asked of the server itself is neither answered nor kept here: only the server knows. */
function isServers(path) {
  return SERVERS.includes(path.split("/")[1]);
}

/** Addresses of the app have no dot in their last part. */
function isPage(path) {
  return !path.split("/").pop().includes(".");
}

async function tell(message) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
