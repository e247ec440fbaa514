// The service worker: the site without a network, and new versions of it.
import { signal } from '@preact/signals';

export const update = signal<'none' | 'ready' | 'later'>('none');
let waiting: ServiceWorker | null = null;

function offer(worker: ServiceWorker) {
  waiting = worker;
  update.value = 'ready';
}

export async function startServiceWorker() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // A browser may refuse, in private windows for one; the site works without.
  const registration = (await navigator.serviceWorker.register('/sw.js').catch(() => undefined)) as
    ServiceWorkerRegistration | undefined;
  if (!registration) return;
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first version there is, nothing to reload for.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
  const look = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
  await navigator.serviceWorker.ready;
  idle(() => registration.active?.postMessage('fetch drawings'));
}

export function applyUpdate() {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}

export function putOffUpdate() {
  update.value = 'later';
}
