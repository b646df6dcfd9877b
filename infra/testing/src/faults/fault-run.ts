import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testPrefix } from '../test-prefix.js';
import { checkDelivery, type DeliveryCheck, type FinalState, violations } from './assertions.js';
import { crashedAt, type CrashPoint } from './crash-points.js';
import type { ActiveFaults, Plan } from './plan.js';
import { openStateReader, SettleDetector, type StateReader } from './final-state.js';
import { LOAD_FILE } from './load-generator.js';
import { measure, type Measurements, type Percentiles } from './measurements.js';
import type { PrivateEngines } from './private-engines.js';
import { startRoles } from './roles.js';
import { readRunLog } from './run-records.js';

/** Not shorter: each poll reads all documents, which slows the run down. */
const POLL_MS = 500;
const PASSING_FOR_MS = 1_500;

export type FaultRunReport = {
  delivery: DeliveryCheck;
  measurements: Measurements;
  faults: ActiveFaults['faults'];
  brokerRecoveryMs: number[];
  crashedAt: CrashPoint[];
  /** From the last commit, with everything up again, until nothing was left to do. */
  settledAfterMs: number;
  writingMs: number;
};

/** Runs producers and consumers under faults, waits until the system has settled, and checks the final state. */
export async function runWithFaults(engines: PrivateEngines, plan: Plan): Promise<FaultRunReport> {
  const at = { folder: mkdtempSync(join(engines.folder, 'run-')), prefix: testPrefix() };
  const state = await openStateReader(engines, at);
  const roles = await startRoles(engines, plan, at);
  const load = join(at.folder, LOAD_FILE);
  writeFileSync(load, '');
  const began = performance.now();
  const timedSince = Date.now() + (plan.warmUpMs ?? 0);
  const active = plan.conditions({
    processes: {
      broker: [engines.broker],
      database: [engines.database],
      producer: roles.producers,
      consumer: roles.consumers,
    },
    proxies: roles.proxies,
  });
  try {
    await untilEnough(plan, active, state, at.folder);
    rmSync(load);
    const writingMs = performance.now() - began;
    await active.end();
    const faultsEnded = performance.now();
    const { final, at: settledAt } = await settled(state, faultsEnded, plan);
    return {
      delivery: checkDelivery(final),
      measurements: measure(
        final,
        readRunLog(at.folder, 'commits'),
        readRunLog(at.folder, 'deliveries'),
        timedSince,
      ),
      faults: active.faults,
      brokerRecoveryMs: active.brokerRecoveryMs,
      crashedAt: crashedAt(at.folder),
      settledAfterMs: settledAt - faultsEnded,
      writingMs,
    };
  } finally {
    await active.end();
    await roles.stop();
    await state.close();
  }
}

async function untilEnough(
  { events, crashAt }: Plan,
  active: ActiveFaults,
  state: StateReader,
  folder: string,
): Promise<void> {
  // The database may be down at this moment.
  const committed = () => state.committedEvents().catch(() => 0);
  const more = async () =>
    !active.isOver() || crashedAt(folder).length < crashAt.length || (await committed()) < events;
  while (await more()) await wait(POLL_MS);
}

/** The state once the run has settled, or at the deadline, and when it settled. */
async function settled(
  state: StateReader,
  faultsEnded: number,
  { settleWithinMs, idleForMs = Infinity }: Plan,
): Promise<{ final: FinalState; at: number }> {
  const deadline = faultsEnded + settleWithinMs;
  const detector = new SettleDetector(PASSING_FOR_MS, idleForMs);
  for (;;) {
    const final = await state.read().catch((error: unknown) => {
      if (performance.now() > deadline) throw error;
      return null;
    });
    const now = performance.now();
    if (final && (detector.isSettled(checkDelivery(final), now) || now > deadline))
      return { final, at: detector.passingSince ?? now };
    await wait(POLL_MS);
  }
}

export function formatReport({ delivery, measurements, ...run }: FaultRunReport): string {
  const wrong = violations(delivery);
  const faults = Object.entries(run.faults).map(([kind, count]) => `${count} ${kind}`);
  const total = Object.values(run.faults).reduce((sum, count) => sum + count, 0);
  const lines = [
    `delivery           ${wrong.length === 0 ? 'every event once and in order' : wrong.join(', ')}`,
    `events             ${delivery.committed} committed in ${seconds(run.writingMs)}, ${delivery.applied} effects`,
    `faults             ${total}${total > 0 ? ` (${faults.join(', ')})` : ''}`,
    `crash points       ${run.crashedAt.join(', ') || 'none'}`,
    `deliveries         ${measurements.deliveries}, ${measurements.duplicates} duplicates, ${measurements.earlyArrivals} arrived before their predecessor`,
    `commit to effect   ${inMs(measurements.latency)}`,
    `write              ${inMs(measurements.write)}, ${measurements.failedWrites} failed`,
    `broker recovery    ${run.brokerRecoveryMs.map(seconds).join(', ') || 'never killed'}`,
    `settled            ${seconds(run.settledAfterMs)} after the last commit and fault`,
  ];
  return lines.join('\n');
}

export const inMs = ({ p50, p99, max }: Percentiles) =>
  `p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms, max ${Math.round(max)} ms`;

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
