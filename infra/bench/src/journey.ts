import { violations } from '@careward/testing/faults/assertions';
import { brokerOutage, noFaults, type Plan } from '@careward/testing/faults/plan';
import { inMs, runWithFaults } from '@careward/testing/faults/fault-run';
import type { PrivateEngines } from '@careward/testing/faults/private-engines';
import type { Result } from './goal.js';

const steady: Plan = {
  events: 4_000,
  commitsPerSecond: 200,
  aggregates: 1_000,
  pairShare: 0,
  producers: 2,
  consumers: 2,
  conditions: noFaults,
  crashAt: [],
  // Excludes the first seconds, while V8 compiles and connections are opened.
  warmUpMs: 3_000,
  settleWithinMs: 60_000,
};

/** The time from commit to effect without faults. */
export async function latencyResult(engines: PrivateEngines): Promise<Result> {
  const { delivery, measurements, writingMs } = await runWithFaults(engines, steady);
  const rate = Math.round((delivery.committed / writingMs) * 1_000);
  return {
    name: `commit to effect at ${rate} events/s`,
    figures: `${inMs(measurements.latency)}, ${measurements.earlyArrivals} early`,
    goal: 'p99 at most 100 ms at 200 events/s',
    reached: measurements.latency.p99 <= 100 && rate >= 190 && violations(delivery).length === 0,
  };
}

/** Writes go on while the broker is down for a minute. */
export async function outageResults(engines: PrivateEngines, ms = 60_000): Promise<Result[]> {
  const plan: Plan = { ...steady, conditions: brokerOutage({ afterMs: 3_000, ms }), settleWithinMs: 120_000 };
  const { delivery, measurements, settledAfterMs } = await runWithFaults(engines, plan);
  const wrong = violations(delivery);
  return [
    {
      name: `writes while the broker is down for ${ms / 1_000} s`,
      figures: `${delivery.committed} events, ${measurements.failedWrites} writes failed, ${inMs(measurements.write)}`,
      goal: 'none failed, p99 at most 250 ms',
      reached: measurements.failedWrites === 0 && measurements.write.p99 <= 250,
    },
    {
      name: 'everything delivered after the outage',
      figures: `${(settledAfterMs / 1_000).toFixed(1)} s, ${wrong.join(', ') || 'every event once and in order'}`,
      goal: 'within 30 s',
      reached: settledAfterMs <= 30_000 && wrong.length === 0,
    },
  ];
}
