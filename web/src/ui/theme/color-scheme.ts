import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark';

/** localStorage key of the choice made on this device; without one the system setting applies. */
const CHOICE = 'theme';

export function chosenColorScheme(): ColorScheme | null {
  const choice = localStorage.getItem(CHOICE);
  return choice === 'light' || choice === 'dark' ? choice : null;
}

/** Only a choice needs the attribute; without one the CSS follows the system setting by itself. */
export function applyChosenColorScheme() {
  const choice = chosenColorScheme();
  if (choice) document.documentElement.dataset['theme'] = choice;
}

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(changed: () => void) {
  systemDark.addEventListener('change', changed);
  return () => systemDark.removeEventListener('change', changed);
}

export const useColorScheme = (): ColorScheme =>
  useSyncExternalStore(subscribe, () => chosenColorScheme() ?? (systemDark.matches ? 'dark' : 'light'));
