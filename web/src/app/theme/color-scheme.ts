import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark';

/** A choice made on this device; without one the system decides. */
const CHOICE = 'theme';

export function chosenColorScheme(): ColorScheme | null {
  const choice = localStorage.getItem(CHOICE);
  return choice === 'light' || choice === 'dark' ? choice : null;
}

/** The style needs the attribute only for a choice; the system's wish it reads itself. */
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
