import { useSyncExternalStore } from 'react';
import { onChangedElsewhere } from '../../base/on-changed-elsewhere.js';

/**
 * A choice of how pages look on this device: kept in localStorage under its name, and set as `data-<name>` on the root
 * element for the stylesheets. null: no choice was made.
 */
export function deviceChoice<Value extends string>(name: string, values: readonly Value[]) {
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
