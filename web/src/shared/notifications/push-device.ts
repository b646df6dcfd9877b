import { config } from '../../base/config.js';
import { isAppleMobile, isInstalled, WORKER } from '../home-screen/install.js';

/** Whose notifications this browser shows. */
const OWNER = 'pushOwner';

/**
 * `unavailable`: this browser cannot show notifications, or none are sent. `onHomeScreen`: the app on this device's home
 * screen can. `blocked`: their user forbade them.
 */
export type PushState = 'unavailable' | 'onHomeScreen' | 'blocked' | 'off' | 'on';

const subscribed = async () =>
  (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription();

export async function readPushState(userId: string): Promise<PushState> {
  if (config.pushKey === null) return 'unavailable';
  if (!('serviceWorker' in navigator) || !('PushManager' in window))
    return isAppleMobile() && !isInstalled() ? 'onHomeScreen' : 'unavailable';
  if (Notification.permission === 'denied') return 'blocked';
  const isOn = localStorage.getItem(OWNER) === userId && (await subscribed());
  return isOn ? 'on' : 'off';
}

/** Asks the person, then the browser's push service, for an address; null when the person says no. */
export async function subscribeToPush(): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: config.pushKey,
  });
  return subscription.toJSON();
}

export const keepPushOwner = (userId: string) => localStorage.setItem(OWNER, userId);

/** The push service tells our server with the next notification. */
export async function unsubscribeFromPush(): Promise<void> {
  const isOn = localStorage.getItem(OWNER) !== null;
  localStorage.removeItem(OWNER);
  if (isOn) await (await subscribed())?.unsubscribe();
}
