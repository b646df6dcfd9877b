import type { SupervisedProcess } from '@careward/local/supervised-process';
import type { FaultyProxy, ProxyFault } from './faulty-proxy.js';

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
