const MISSES = 3;

/**
 * Asks again and again, and calls `onDeaf` once when three answers in a row were no. One that hangs for a moment
 * under load is so left alone. The answer ends the asking.
 */
export function watchLiveness(
  isAlive: () => Promise<boolean>,
  everyMs: number,
  onDeaf: () => void,
): () => void {
  let missed = 0;
  let over = false;
  let next = setTimeout(() => void ask(), everyMs);
  async function ask(): Promise<void> {
    missed = (await isAlive()) ? 0 : missed + 1;
    if (over) return;
    if (missed === MISSES) onDeaf();
    else next = setTimeout(() => void ask(), everyMs);
  }
  return () => {
    over = true;
    clearTimeout(next);
  };
}
