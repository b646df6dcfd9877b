import { StartRefused } from '@careward/local/start-refused';
import type { SupervisedProcess } from '@careward/local/supervised-process';

const MOST_STARTS = 30;

/** Ends a process without warning and starts it at once, without the supervisor's patience; answers after how long it was back. */
export async function killAndRestart(victim: SupervisedProcess): Promise<number> {
  const began = performance.now();
  victim.kill('SIGKILL');
  await victim.stop();
  await startStubbornly(victim);
  return performance.now() - began;
}

/** What it stands on may be down at this moment as well, and then its start fails. */
async function startStubbornly(victim: SupervisedProcess): Promise<void> {
  for (let start = 1; ; start++)
    try {
      return await victim.start();
    } catch (error) {
      if (!(error instanceof StartRefused) || start === MOST_STARTS) throw error;
    }
}
