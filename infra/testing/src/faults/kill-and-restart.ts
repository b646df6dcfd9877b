import { StartRefused } from '@careward/local/start-refused';
import type { SupervisedProcess } from '@careward/local/supervised-process';

const MAX_STARTS = 30;

/**
 * Kills a process and starts it at once, without the supervisor's backoff. Returns the milliseconds until it was
 * ready again.
 */
export async function killAndRestart(process: SupervisedProcess): Promise<number> {
  const began = performance.now();
  process.kill('SIGKILL');
  await process.stop();
  for (let start = 1; ; start++)
    try {
      await process.start();
      return performance.now() - began;
    } catch (error) {
      // The database or the broker may be down as well at this moment, and then the start fails.
      if (!(error instanceof StartRefused) || start === MAX_STARTS) throw error;
    }
}
