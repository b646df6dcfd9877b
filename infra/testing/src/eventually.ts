import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 25;

/** Repeats a probe until it does not throw and returns its result. After `within` milliseconds the last error is thrown. */
export async function eventually<T>(
  probe: () => T | Promise<T>,
  { within = 60_000 }: { within?: number } = {},
): Promise<T> {
  const deadline = performance.now() + within;
  for (;;) {
    try {
      return await probe();
    } catch (notYet) {
      if (performance.now() >= deadline) throw notYet;
      await wait(POLL_MS);
    }
  }
}
