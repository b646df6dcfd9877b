import type { SupervisedProcess } from '@careward/local/supervised-process';
import type { FaultyLine, LineFault } from './faulty-line.js';

export type Victim = 'broker' | 'database' | 'producer' | 'consumer';
export type FaultKind = Victim | LineFault;

/** What can be made to fail. */
export type Targets = {
  victims: Record<Victim, readonly SupervisedProcess[]>;
  lines: readonly FaultyLine[];
};

/** The faults that a trial is exposed to, while they happen. */
export type Weather = {
  /** Faults so far, by kind. */
  faults: Partial<Record<FaultKind, number>>;
  /** Milliseconds until the broker answered again, for each time it went. */
  brokerBackAfter: number[];
  /** Whether as much has happened as was asked for. */
  over(): boolean;
  /** No more faults; resolves when everything is up again. */
  end(): Promise<void>;
};

export type Forecast = (targets: Targets) => Weather;

export const calm: Forecast = () => ({
  faults: {},
  brokerBackAfter: [],
  over: () => true,
  end: async () => undefined,
});
