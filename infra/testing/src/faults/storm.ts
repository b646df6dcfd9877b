import { setTimeout as wait } from 'node:timers/promises';
import type { LineFault } from './faulty-line.js';
import { killAndRestart } from './kill.js';
import { randomFrom, type Random } from './random.js';
import type { FaultKind, Forecast, Victim, Weather } from './weather.js';

/** How long a line is bad, from and to. A stall outlasts a busy moment, silence two heartbeats. */
const LINE_MS: Record<LineFault, readonly [number, number]> = {
  drop: [300, 1_500],
  stall: [500, 3_000],
  silence: [11_000, 13_000],
  reset: [0, 0],
  refuse: [300, 1_500],
  slice: [200, 600],
};

export type Storm = {
  /** The same seed chooses the same faults. */
  seed: number;
  /** It is over after so many faults, and not before so long. */
  atLeast: number;
  forMs: number;
  /** Between two faults, from and to. */
  everyMs: readonly [number, number];
  /** How often each kind comes, compared with the others. */
  kinds: Partial<Record<FaultKind, number>>;
};

/** Mostly deaths, some bad lines. */
export const everyKind = {
  broker: 8,
  database: 8,
  producer: 24,
  consumer: 24,
  drop: 8,
  stall: 8,
  reset: 10,
  slice: 10,
} as const;

/** One fault on one target, not begun yet; `begin` resolves when the target is whole again. */
type Fault = { target: object; begin: () => Promise<void> };

/** Faults one after another, on whatever is not down already. */
export const storm =
  ({ seed, atLeast, forMs, everyMs, kinds }: Storm): Forecast =>
  ({ victims, lines }) => {
    const random = randomFrom(seed);
    const faults: Weather['faults'] = {};
    const brokerBackAfter: number[] = [];
    const down = new Map<object, Promise<void>>();
    const ending = new AbortController();
    const began = performance.now();

    const onLine = (kind: LineFault): Fault => {
      const line = one(random, lines);
      const ms = random.between(...LINE_MS[kind]);
      return { target: line, begin: () => line.fault(kind, ms) };
    };
    const onProcess = (kind: Victim): Fault => {
      const victim = one(random, victims[kind]);
      const begin = async () => {
        const ms = await killAndRestart(victim);
        if (kind === 'broker') brokerBackAfter.push(ms);
      };
      return { target: victim, begin };
    };
    const blow = async () => {
      for (;;) {
        await wait(random.between(...everyMs), undefined, { signal: ending.signal });
        const kind = random.pick(kinds);
        const { target, begin } = isLineFault(kind) ? onLine(kind) : onProcess(kind);
        if (down.has(target)) continue;
        faults[kind] = (faults[kind] ?? 0) + 1;
        down.set(
          target,
          begin().finally(() => down.delete(target)),
        );
      }
    };
    const blowing = blow().catch((error: unknown) => {
      if (!ending.signal.aborted) throw error;
    });
    return {
      faults,
      brokerBackAfter,
      over: () => {
        const total = Object.values(faults).reduce((sum, count) => sum + count, 0);
        return total >= atLeast && performance.now() - began >= forMs;
      },
      end: async () => {
        ending.abort();
        await blowing;
        await Promise.all(down.values());
      },
    };
  };

const isLineFault = (kind: FaultKind): kind is LineFault => kind in LINE_MS;

function one<T>(random: Random, from: readonly T[]): T {
  const chosen = from[Math.floor(random.between(0, from.length))];
  if (chosen === undefined) throw new Error('There is nothing to break.');
  return chosen;
}
