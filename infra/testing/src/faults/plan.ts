import type { SupervisedProcess } from '@careward/local/supervised-process';
import { setTimeout as wait } from 'node:timers/promises';
import type { CrashPoint } from './crash-points.js';
import type { FaultyProxy, ProxyFault } from './faulty-proxy.js';

/** Bugs that can be switched on, to prove that the assertions find them. */
export const plantedBugs = ['removes-before-confirm', 'acknowledges-first', 'no-sequence-guard'] as const;
export type PlantedBug = (typeof plantedBugs)[number];

/** The settings of one fault run. */
export type Plan = {
  /** Writing ends when at least this many events are committed and all faults have been injected. */
  events: number;
  /** Of all producers together. */
  commitsPerSecond: number;
  aggregates: number;
  /** The share of commits that record two events at once, 0 to 1. */
  pairShare: number;
  producers: number;
  consumers: number;
  conditions: FaultConditions;
  crashAt: readonly CrashPoint[];
  plantedBug?: PlantedBug;
  /** Commits in the first milliseconds are checked like all others, but not timed. */
  warmUpMs?: number;
  /** How long the system may take to settle after the last commit; what is left then counts as a violation. */
  settleWithinMs: number;
  /** The run ends earlier when nothing is left to do and nothing has changed for this long. */
  idleForMs?: number;
};

export type ProcessKind = 'broker' | 'database' | 'producer' | 'consumer';
export type FaultKind = ProcessKind | ProxyFault;

/** What can be made to fail. */
export type FaultTargets = {
  processes: Record<ProcessKind, readonly SupervisedProcess[]>;
  proxies: readonly FaultyProxy[];
};

/** The faults of a run while they are being injected. */
export type ActiveFaults = {
  /** Faults so far, by kind. */
  faults: Partial<Record<FaultKind, number>>;
  /** How long the broker took to answer again, in milliseconds, once for each kill. */
  brokerRecoveryMs: number[];
  /** Whether all the faults that were asked for have been injected. */
  isOver(): boolean;
  /** Injects no more faults; resolves when everything is up again. */
  end(): Promise<void>;
};

/** Starts to inject faults into the targets. */
export type FaultConditions = (targets: FaultTargets) => ActiveFaults;

export const noFaults: FaultConditions = () => ({
  faults: {},
  brokerRecoveryMs: [],
  isOver: () => true,
  end: async () => undefined,
});

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
