import { at, withoutEligibility, type Screen } from './screen.js';

export const publicScreens: readonly Screen[] = [
  { name: 'landing', signedIn: false, open: at('/') },
  { name: 'landing-without-eligibility', signedIn: false, open: withoutEligibility('/') },
  { name: 'terms-of-service', signedIn: false, open: at('/terms-of-service') },
  { name: 'privacy-policy', signedIn: false, open: at('/privacy-policy') },
  { name: 'consent-notice', signedIn: false, open: at('/consent-notice') },
  { name: 'safety', signedIn: false, open: at('/safety') },
  { name: 'crawler', signedIn: false, open: at('/bot') },
  { name: 'not-found', signedIn: false, open: at('/no-such-page') },
];

export const accountScreens: readonly Screen[] = [
  { name: 'home', signedIn: true, open: at('/') },
  { name: 'home-without-eligibility', signedIn: true, open: withoutEligibility('/') },
  { name: 'profile', signedIn: true, open: at('/profile') },
  { name: 'settings', signedIn: true, open: at('/settings') },
];
