import type { WithOutbox } from '@careward/platform/events/pending-event';

/** The producing side's aggregate. Besides what every aggregate carries it keeps what it recorded, for the judge. */
export type Subject = WithOutbox & { _id: string; recorded: { id: string; at: number }[] };

/** The consuming side's document: one for each subject, changed by one guarded update for each event. */
export type Effects = { _id: string; last: number; effects: { id: string; sequence: number; at: number }[] };

export const SUBJECTS = 'subjects';
export const EFFECTS = 'effects';

/** The ids that all producers of a trial share. */
export const subjectIds = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
