import { brokerOutage } from '@careward/testing/faults/broker-outage';
import type { Plan } from '@careward/testing/faults/plan';
import type { PrivateEngines } from '@careward/testing/faults/private-engines';
import { inMs } from '@careward/testing/faults/report';
import { runTrial } from '@careward/testing/faults/trial';
import { complaints } from '@careward/testing/faults/verdict';
import { calm } from '@careward/testing/faults/weather';
import type { Result } from './goal.js';

const steady: Plan = {
  events: 4_000,
  commitsPerSecond: 200,
  subjects: 1_000,
  pairs: 0,
  producers: 2,
  consumers: 2,
  weather: calm,
  crashAt: [],
  // Compilers and connections warm up first, as in a service that has been running.
  warmUpMs: 3_000,
  settleWithinMs: 60_000,
};

/** From commit to effect while nothing is wrong. */
export async function latencyResult(engines: PrivateEngines): Promise<Result> {
  const { verdict, measures, writingMs } = await runTrial(engines, steady);
  const rate = Math.round((verdict.committed / writingMs) * 1_000);
  return {
    name: `commit to effect at ${rate} events/s`,
    figures: `${inMs(measures.latency)}, ${measures.firstTooEarly} early`,
    goal: 'p99 at most 100 ms at 200 events/s',
    reached: measures.latency.p99 <= 100 && rate >= 190 && complaints(verdict).length === 0,
  };
}

/** The broker is away for a minute; users go on writing. */
export async function outageResults(engines: PrivateEngines, ms = 60_000): Promise<Result[]> {
  const plan: Plan = { ...steady, weather: brokerOutage({ afterMs: 3_000, ms }), settleWithinMs: 120_000 };
  const { verdict, measures, settledAfterMs } = await runTrial(engines, plan);
  const wrong = complaints(verdict);
  return [
    {
      name: `writes while the broker is away for ${ms / 1_000} s`,
      figures: `${verdict.committed} events, ${measures.refusedWrites} writes refused, ${inMs(measures.write)}`,
      goal: 'none refused, p99 at most 250 ms',
      reached: measures.refusedWrites === 0 && measures.write.p99 <= 250,
    },
    {
      name: 'everything delivered after the outage',
      figures: `${(settledAfterMs / 1_000).toFixed(1)} s, ${wrong.join(', ') || 'every event once and in order'}`,
      goal: 'within 30 s',
      reached: settledAfterMs <= 30_000 && wrong.length === 0,
    },
  ];
}
