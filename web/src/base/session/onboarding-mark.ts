/** localStorage: whoever is signed in here has told whom they care for, so Home keeps no room for asking. */
const ONBOARDED = 'onboarded';

export function setOnboardingMark(isComplete: boolean) {
  if (isComplete) localStorage.setItem(ONBOARDED, 'true');
  else localStorage.removeItem(ONBOARDED);
}

/** For the stylesheets, which know it before the first paint. */
export const showOnboardingMark = () =>
  document.documentElement.toggleAttribute('data-onboarded', localStorage.getItem(ONBOARDED) === 'true');
