import { useSyncExternalStore } from 'react';
import { onChangedElsewhere } from '../../base/on-changed-elsewhere.js';

/**
 * A choice of how pages look on this device: kept in localStorage under its name, and set as `data-<name>` on the root
 * element for the stylesheets. null: no choice was made.
 */
function deviceChoice<Value extends string>(name: string, values: readonly Value[]) {
  const listeners = new Set<() => void>();

  function read(): Value | null {
    const stored = localStorage.getItem(name);
    return values.find((value) => value === stored) ?? null;
  }

  function apply() {
    const choice = read();
    if (choice) document.documentElement.dataset[name] = choice;
    else delete document.documentElement.dataset[name];
    for (const changed of listeners) changed();
  }

  function choose(choice: Value | null) {
    if (choice) localStorage.setItem(name, choice);
    else localStorage.removeItem(name);
    apply();
  }

  function subscribe(changed: () => void) {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  }

  /** Applies the choice, and again whenever another tab changes it. */
  function follow() {
    apply();
    onChangedElsewhere(name, apply);
  }

  return { read, choose, subscribe, follow, useChoice: () => useSyncExternalStore(subscribe, read) };
}

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

/** Beyond the normal size, which is the browser's own; tokens.css has their scale. */
export const textSizeChoice = deviceChoice('textSize', ['large', 'larger']);
