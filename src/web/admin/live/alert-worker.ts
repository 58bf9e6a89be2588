// The service worker of the admin area. It shows notifications, which phones show for no page without one, and does nothing else: it has
// no fetch handler and stores nothing. It knows how many requests wait, and nothing about them.

interface Client {
  url: string;
  focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: string): void;
}

interface Worker {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: object): Promise<Client[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  data: { title: string; body: string; icon: string };
  notification: { close(): void };
}

const worker = globalThis as unknown as Worker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => event.waitUntil(notify(event.data)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNewest());
});

/** A focused window of the admin area already shows the request. */
async function notify({ title, ...options }: WorkerEvent['data']) {
  const windows = await listWindows();
  if (windows.some(({ focused }) => focused)) return;
  await worker.registration.showNotification(title, { ...options, tag: 'new-requests', renotify: true });
}

/** Shows the newest request in an open window or else in a new one. */
async function openNewest() {
  const [open] = await listWindows();
  if (!open) return worker.clients.openWindow('/admin?open=newest');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows of this site are among them
  open.postMessage('open-newest');
  return open.focus();
}

/** Windows of the admin area: a window has the address at which its document was loaded, wherever it is now. */
async function listWindows() {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => /^(\/[a-z]{2})?\/(admin|login)(\/|$)/.test(new URL(url).pathname));
}
