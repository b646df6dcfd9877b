import type { TrialReport } from './trial.js';
import type { Spread } from './measures.js';
import { complaints } from './verdict.js';

/** A trial for a person to read. */
export function reportOf({ verdict, measures, ...trial }: TrialReport): string {
  const wrong = complaints(verdict);
  const faults = Object.entries(trial.faults).map(([kind, count]) => `${count} ${kind}`);
  const total = Object.values(trial.faults).reduce((sum, count) => sum + count, 0);
  const lines = [
    `verdict            ${wrong.length === 0 ? 'every event once and in order' : wrong.join(', ')}`,
    `events             ${verdict.committed} committed in ${seconds(trial.writingMs)}, ${verdict.applied} effects`,
    `faults             ${total}${total > 0 ? ` (${faults.join(', ')})` : ''}`,
    `crash points       ${trial.crashedAt.join(', ') || 'none asked'}`,
    `deliveries         ${measures.deliveries}, ${measures.absorbed} duplicates absorbed, ${measures.firstTooEarly} first arrivals before their predecessor`,
    `commit to effect   ${inMs(measures.latency)}`,
    `write to answer    ${inMs(measures.write)}, ${measures.refusedWrites} refused`,
    `broker back after  ${trial.brokerBackAfter.map(seconds).join(', ') || 'never killed'}`,
    `settled            ${seconds(trial.settledAfterMs)} after the last commit and fault`,
  ];
  return lines.join('\n');
}

export const inMs = ({ p50, p99, max }: Spread) =>
  `p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms, max ${Math.round(max)} ms`;

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
