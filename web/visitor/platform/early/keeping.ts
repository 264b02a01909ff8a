/** Registers the service worker after loading, for pages that ask for it (web/shared/worker-rules.ts). */
export function keepPage(worker: string): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    const scope = /^\/\w+\/?/.exec(location.pathname)?.[0] ?? '/';
    navigator.serviceWorker.register(worker, { scope }).catch(() => undefined);
  });
}
