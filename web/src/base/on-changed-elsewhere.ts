/** Calls `listener` when another tab changes this item of localStorage; returns what removes it. */
export function onChangedElsewhere(item: string, listener: () => void) {
  // Without a key, everything was cleared.
  const onStorage = ({ key }: StorageEvent) => (key === item || key === null) && listener();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
