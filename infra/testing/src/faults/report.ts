import { violations } from './assertions.js';
import type { FaultRunReport } from './fault-run.js';
import type { Percentiles } from './measurements.js';

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
