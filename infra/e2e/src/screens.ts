import { aPerson } from '@careward/testing/a-person';
import { signUpInBrowser } from './accounts.js';
import { accountScreens } from './screens/accounts.js';
import { discoveryScreens } from './screens/discovery.js';
import { publicScreens } from './screens/public.js';
import type { Screen, Visit } from './screens/screen.js';
import { signedInScreens } from './screens/signed-in.js';

export const screens: readonly Screen[] = [
  ...publicScreens,
  ...accountScreens,
  ...signedInScreens,
  ...discoveryScreens,
];

/** The languages of the pages, and what a browser says that wants them. */
export const languages = [
  { lang: 'en', locale: 'en-US' },
  { lang: 'es', locale: 'es-US' },
] as const;

/** Comes to a screen as somebody new, signed in where it needs that. */
export async function comeTo(screen: Screen, visit: Omit<Visit, 'person'>): Promise<void> {
  const person = aPerson();
  if (screen.signedIn) await signUpInBrowser(visit.page.context(), visit.mailUrl, person, visit.lang);
  await screen.open({ ...visit, person });
}
