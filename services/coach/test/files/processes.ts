import { setImmediate } from 'node:timers/promises';

/** How many processes this one has started that are still there. */
export async function processes(): Promise<number> {
  // One that has just ended is gone in the next turn of the loop.
  await setImmediate();
  return process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
}
