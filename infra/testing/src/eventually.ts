import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 25;

/**
 * Repeats a probe until it stops throwing and answers what it then returned. After `within` milliseconds the last
 * failure is thrown, so a broken expectation reads as it would without the waiting.
 */
export async function eventually<T>(
  probe: () => T | Promise<T>,
  { within = 15_000 }: { within?: number } = {},
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
