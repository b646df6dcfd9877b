import { useSyncExternalStore } from 'react';

/** Shows notifications, and a page with the numbers to call when there is no connection (ADR 0052). */
export const WORKER = '/service-worker.js';

/** Where a browser knows no workers, or refuses this one, pages work as before. */
export function startWorker(): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.register(WORKER).catch(() => undefined);
}

/** What browsers on Android and on desktops give a page that can become an app (not in TypeScript's library). */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

const OFFERED = 'beforeinstallprompt';
const INSTALLED = 'appinstalled';
const listeners = new Set<() => void>();
const offer: { event: InstallEvent | null } = { event: null };

function take(event: Event): void {
  // We offer it in Settings, not over what somebody is doing.
  event.preventDefault();
  change(event as InstallEvent);
}
const forget = () => change(null);

function change(event: InstallEvent | null): void {
  offer.event = event;
  for (const changed of listeners) changed();
}

/** Keeps the browser's offer for the button in Settings; returns what ends that. */
export function followInstallOffer(): () => void {
  window.addEventListener(OFFERED, take);
  window.addEventListener(INSTALLED, forget);
  return () => {
    window.removeEventListener(OFFERED, take);
    window.removeEventListener(INSTALLED, forget);
  };
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Asks the person; null while the browser offers nothing. An offer can be used once. */
export function useInstall(): (() => void) | null {
  const event = useSyncExternalStore(subscribe, () => offer.event);
  if (!event) return null;
  return () => {
    forget();
    void event.prompt();
  };
}

/** An iPad calls itself a Mac. */
export const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Whether this is the app on the home screen. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);
