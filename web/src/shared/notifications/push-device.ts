import { config } from '../../base/config.js';
import { readAuthToken } from '../../base/session/session-storage.js';
import { isAppleMobile, isInstalled, WORKER } from '../home-screen/install.js';

/** Whose notifications this browser shows, and a mark of the sign-in with which it ends. */
const OWNER = 'pushOwner';
const SIGN_IN = 'pushSignIn';
const signInMark = () => readAuthToken()?.slice(-8) ?? '';

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

export function keepPushOwner(userId: string) {
  localStorage.setItem(OWNER, userId);
  localStorage.setItem(SIGN_IN, signInMark());
}

/** The address of a browser whose person has signed in again since it was turned on; null when there is none to renew. */
export async function pushToRenew(userId: string): Promise<PushSubscriptionJSON | null> {
  const isOfBefore = localStorage.getItem(OWNER) === userId && localStorage.getItem(SIGN_IN) !== signInMark();
  return isOfBefore && 'serviceWorker' in navigator ? ((await subscribed())?.toJSON() ?? null) : null;
}

/** The push service tells our server with the next notification. */
export async function unsubscribeFromPush(): Promise<void> {
  const isOn = localStorage.getItem(OWNER) !== null;
  for (const item of [OWNER, SIGN_IN]) localStorage.removeItem(item);
  if (isOn) await (await subscribed())?.unsubscribe();
}
