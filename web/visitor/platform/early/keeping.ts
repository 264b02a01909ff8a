/**
 * Registers the service worker for pages of this kind, once this one is there. The worker keeps each page that says so
 * (web/shared/worker-rules.ts).
 */
export function keepPage(worker: string): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    const scope = /^\/\w+\/?/.exec(location.pathname)?.[0] ?? '/';
    navigator.serviceWorker.register(worker, { scope }).catch(() => undefined);
  });
}
