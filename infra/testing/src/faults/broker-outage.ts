import { setTimeout as wait } from 'node:timers/promises';
import type { FaultConditions } from './fault-conditions.js';

/** Kills the broker after `afterMs` and starts it again `ms` later. */
export const brokerOutage =
  ({ afterMs, ms }: { afterMs: number; ms: number }): FaultConditions =>
  ({ processes: { broker } }) => {
    const brokerRecoveryMs: number[] = [];
    let over = false;
    const outage = async () => {
      await wait(afterMs);
      const began = performance.now();
      broker.forEach((process) => process.kill('SIGKILL'));
      await Promise.all(broker.map((process) => process.stop()));
      await wait(ms);
      await Promise.all(broker.map((process) => process.start()));
      brokerRecoveryMs.push(performance.now() - began);
    };
    const running = outage().finally(() => (over = true));
    return { faults: { broker: 1 }, brokerRecoveryMs, isOver: () => over, end: () => running };
  };
