import type { SupervisedProcess } from '@careward/local/supervised-process';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultyLine, LineFault } from './faulty-line.js';
import { killAndRestart } from './kill.js';
import type { Faults, Victim } from './plan.js';
import { randomFrom, type Random } from './random.js';

/** How long a line is bad. A stall outlasts a busy moment, not a heartbeat. */
const LINE_MS: Record<LineFault, readonly [number, number]> = {
  drop: [300, 1_500],
  stall: [500, 3_000],
  reset: [0, 0],
  slice: [200, 600],
};

export type Storm = {
  /** Faults so far, by kind. */
  done: Partial<Record<Victim | LineFault, number>>;
  /** Milliseconds until the broker answered again, for each of its deaths. */
  brokerBackAfter: number[];
  /** Ends the faults; resolves when everything is up again. */
  end(): Promise<void>;
};

type Targets = { victims: Record<Victim, readonly SupervisedProcess[]>; lines: readonly FaultyLine[] };

/** Faults one after another, chosen by the seed, on whatever is not down already. */
export function startStorm(seed: number, faults: Faults, targets: Targets): Storm {
  const random = randomFrom(seed);
  const down = new Map<object, Promise<void>>();
  const done: Storm['done'] = {};
  const brokerBackAfter: number[] = [];
  const ending = new AbortController();

  const begin = (kind: Victim | LineFault): void => {
    const target = isVictim(kind) ? one(random, targets.victims[kind]) : one(random, targets.lines);
    if (!target || down.has(target)) return;
    done[kind] = (done[kind] ?? 0) + 1;
    const over = isLine(target)
      ? target.fault(kind as LineFault, random.between(...LINE_MS[kind as LineFault]))
      : killAndRestart(target).then((ms) => void (kind === 'broker' && brokerBackAfter.push(ms)));
    down.set(
      target,
      over.finally(() => down.delete(target)),
    );
  };
  const run = async () => {
    while (Object.keys(faults.kinds).length > 0) {
      await wait(random.between(...faults.everyMs), undefined, { signal: ending.signal });
      begin(random.pick(faults.kinds));
    }
  };
  const running = run().catch(() => undefined);
  return {
    done,
    brokerBackAfter,
    end: async () => {
      ending.abort();
      await running;
      await Promise.all(down.values());
    },
  };
}

const isVictim = (kind: Victim | LineFault): kind is Victim => !(kind in LINE_MS);
const isLine = (target: SupervisedProcess | FaultyLine): target is FaultyLine => 'fault' in target;
const one = <T>(random: Random, from: readonly T[]): T | undefined =>
  from[Math.floor(random.between(0, from.length))];
