import { aPerson } from '@careward/testing/a-person';
import { signUpInBrowser } from './sign-up.js';
import { assessmentScreens } from './screens/assessment.js';
import { bookmarkScreens } from './screens/bookmarks.js';
import { coachScreens } from './screens/coach.js';
import { discoveryScreens } from './screens/discovery.js';
import { eligibilityScreens } from './screens/eligibility.js';
import { libraryScreens } from './screens/library.js';
import { loginScreens } from './screens/login.js';
import { notificationScreens } from './screens/notifications.js';
import { onboardingScreens } from './screens/onboarding.js';
import { accountScreens, publicScreens } from './screens/pages.js';
import { passwordAndDeviceScreens } from './screens/passwords-and-devices.js';
import type { Screen, Visit } from './screens/screen.js';
import { signUpScreens } from './screens/sign-up.js';
import { supportScreens } from './screens/support.js';
import { unsubscribeScreens } from './screens/unsubscribe.js';

export const screens: readonly Screen[] = [
  ...publicScreens,
  ...eligibilityScreens,
  ...libraryScreens,
  ...bookmarkScreens,
  ...unsubscribeScreens,
  ...loginScreens,
  ...signUpScreens,
  ...accountScreens,
  ...passwordAndDeviceScreens,
  ...onboardingScreens,
  ...coachScreens,
  ...assessmentScreens,
  ...supportScreens,
  ...notificationScreens,
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
