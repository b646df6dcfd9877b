import { useSyncExternalStore } from 'react';
import { deviceChoice } from './device-choice.js';

export type ColorScheme = 'light' | 'dark';

/** Without a choice the system's setting applies, which the stylesheets follow by themselves. */
export const colorSchemeChoice = deviceChoice('theme', ['light', 'dark']);

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(changed: () => void) {
  const unsubscribe = colorSchemeChoice.subscribe(changed);
  systemDark.addEventListener('change', changed);
  return () => {
    unsubscribe();
    systemDark.removeEventListener('change', changed);
  };
}

export const useColorScheme = (): ColorScheme =>
  useSyncExternalStore(subscribe, () => colorSchemeChoice.read() ?? (systemDark.matches ? 'dark' : 'light'));
