const MAX_MISSES = 3;

/**
 * Probes periodically and calls `onUnresponsive` once three probes in a row have failed; a short hang under load is no
 * reason to restart. Returns the function that stops the probes.
 */
export function watchLiveness(
  isAlive: () => Promise<boolean>,
  everyMs: number,
  onUnresponsive: () => void,
): () => void {
  let missed = 0;
  let over = false;
  let next = setTimeout(() => void probe(), everyMs);
  async function probe(): Promise<void> {
    missed = (await isAlive()) ? 0 : missed + 1;
    if (over) return;
    if (missed === MAX_MISSES) onUnresponsive();
    else next = setTimeout(() => void probe(), everyMs);
  }
  return () => {
    over = true;
    clearTimeout(next);
  };
}
