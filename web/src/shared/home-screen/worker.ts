/** Shows notifications, and a page with the numbers to call when there is no connection (ADR 0052). */
export const WORKER = '/service-worker.js';

/** Where a browser knows no workers, or refuses this one, pages work as before. */
export function startWorker(): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.register(WORKER).catch(() => undefined);
}
