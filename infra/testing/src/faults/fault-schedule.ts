import { StartRefused } from '@careward/local/programs';
import type { SupervisedProcess } from '@careward/local/supervised-process';
import { setTimeout as wait } from 'node:timers/promises';
import type { ActiveFaults, FaultConditions, FaultKind, ProcessKind } from './plan.js';
import type { ProxyFault } from './faulty-proxy.js';
import { randomFrom, type Random } from './random.js';

/** How long a proxy fault lasts, from and to. Silence is longer than two heartbeats. */
const PROXY_FAULT_MS: Record<ProxyFault, readonly [number, number]> = {
  drop: [300, 1_500],
  stall: [500, 3_000],
  silence: [11_000, 13_000],
  reset: [0, 0],
  refuse: [300, 1_500],
  slice: [200, 600],
};

const MAX_STARTS = 30;

type FaultSchedule = {
  /** The same seed chooses the same faults. */
  seed: number;
  /** The schedule is over after at least this many faults, and not before `minMs`. */
  minFaults: number;
  minMs: number;
  /** The time between two faults, from and to. */
  intervalMs: readonly [number, number];
  /** How often each kind is chosen, relative to the others. */
  weights: Partial<Record<FaultKind, number>>;
};

/** Mostly process kills, some network faults. */
export const defaultWeights = {
  broker: 8,
  database: 8,
  producer: 24,
  consumer: 24,
  drop: 8,
  stall: 8,
  reset: 10,
  slice: 10,
} as const;

/** One fault on one target, not begun yet; `begin` resolves when the target works again. */
type Fault = { target: object; begin: () => Promise<void> };

/** Injects random faults one after another until the schedule is over, only into targets that work at that moment. */
export const randomFaults =
  ({ seed, minFaults, minMs, intervalMs, weights }: FaultSchedule): FaultConditions =>
  ({ processes, proxies }) => {
    const random = randomFrom(seed);
    const faults: ActiveFaults['faults'] = {};
    const brokerRecoveryMs: number[] = [];
    const down = new Map<object, Promise<void>>();
    const ending = new AbortController();
    const began = performance.now();

    const onProxy = (kind: ProxyFault): Fault => {
      const proxy = oneOf(random, proxies);
      const ms = random.between(...PROXY_FAULT_MS[kind]);
      return { target: proxy, begin: () => proxy.fault(kind, ms) };
    };
    const onProcess = (kind: ProcessKind): Fault => {
      const process = oneOf(random, processes[kind]);
      const begin = async () => {
        const ms = await killAndRestart(process);
        if (kind === 'broker') brokerRecoveryMs.push(ms);
      };
      return { target: process, begin };
    };
    const isOver = () => {
      const total = Object.values(faults).reduce((sum, count) => sum + count, 0);
      return total >= minFaults && performance.now() - began >= minMs;
    };
    const inject = async () => {
      // They have to stop at some time: on a busy machine a role may be killed again before it has done anything, and
      // the run would never end.
      while (!isOver()) {
        await wait(random.between(...intervalMs), undefined, { signal: ending.signal });
        const kind = random.pick(weights);
        const { target, begin } = isProxyFault(kind) ? onProxy(kind) : onProcess(kind);
        if (down.has(target)) continue;
        faults[kind] = (faults[kind] ?? 0) + 1;
        down.set(
          target,
          begin().finally(() => down.delete(target)),
        );
      }
    };
    const injecting = inject().catch((error: unknown) => {
      if (!ending.signal.aborted) throw error;
    });
    return {
      faults,
      brokerRecoveryMs,
      isOver,
      end: async () => {
        ending.abort();
        await injecting;
        await Promise.all(down.values());
      },
    };
  };

const isProxyFault = (kind: FaultKind): kind is ProxyFault => kind in PROXY_FAULT_MS;

function oneOf<T>(random: Random, from: readonly T[]): T {
  const chosen = from[Math.floor(random.between(0, from.length))];
  if (chosen === undefined) throw new Error('There is no target of this kind.');
  return chosen;
}

/**
 * Kills a process and starts it at once, without the supervisor's backoff. Returns the milliseconds until it was
 * ready again.
 */
async function killAndRestart(process: SupervisedProcess): Promise<number> {
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
