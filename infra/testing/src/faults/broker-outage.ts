import { setTimeout as wait } from 'node:timers/promises';
import type { Forecast } from './weather.js';

/** The broker dies after `afterMs` and stays away for `ms`. */
export const brokerOutage =
  ({ afterMs, ms }: { afterMs: number; ms: number }): Forecast =>
  ({ victims: { broker } }) => {
    const brokerBackAfter: number[] = [];
    let over = false;
    const outage = async () => {
      await wait(afterMs);
      const began = performance.now();
      broker.forEach((victim) => victim.kill('SIGKILL'));
      await Promise.all(broker.map((victim) => victim.stop()));
      await wait(ms);
      await Promise.all(broker.map((victim) => victim.start()));
      brokerBackAfter.push(performance.now() - began);
    };
    const running = outage().finally(() => (over = true));
    return { faults: { broker: 1 }, brokerBackAfter, over: () => over, end: () => running };
  };
