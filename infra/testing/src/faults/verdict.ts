import type { Effects, Subject } from './subject.js';

/** Everything that is left when a trial is over. */
export type Facts = {
  subjects: readonly Subject[];
  effects: readonly Effects[];
  /** Events whose commit was answered with success. */
  answered: readonly string[];
  /** Messages still in a queue or on the retry ladder. */
  queued: number;
  deadLetters: number;
};

export type Verdict = {
  committed: number;
  applied: number;
  /** Committed, and without effect. */
  lost: string[];
  /** With more than one effect. */
  doubled: string[];
  /** Subjects whose effects are not their events 1, 2, 3 … in order. */
  disordered: string[];
  /** Answered with success, and not committed. */
  forgotten: string[];
  /** With an effect, and never committed. */
  invented: string[];
  inOutbox: number;
  queued: number;
  deadLetters: number;
};

export function judge({ subjects, effects, answered, queued, deadLetters }: Facts): Verdict {
  const effectsOf = new Map(effects.map((document) => [document._id, document.effects]));
  const committed = new Set(subjects.flatMap(({ recorded }) => recorded.map(({ id }) => id)));
  const applied = effects.flatMap((document) => document.effects.map(({ id }) => id));
  const distinct = new Set(applied);
  const inOrder = ({ _id, events, recorded }: Subject) => {
    const of = effectsOf.get(_id) ?? [];
    return (
      recorded.length === events &&
      of.every(({ id, sequence }, at) => sequence === at + 1 && id === recorded[at]?.id)
    );
  };
  return {
    committed: subjects.reduce((sum, { events }) => sum + events, 0),
    applied: applied.length,
    lost: [...committed].filter((id) => !distinct.has(id)),
    doubled: [...repeated(applied)],
    disordered: subjects.filter((subject) => !inOrder(subject)).map(({ _id }) => _id),
    forgotten: answered.filter((id) => !committed.has(id)),
    invented: [...distinct].filter((id) => !committed.has(id)),
    inOutbox: subjects.reduce((sum, { outbox }) => sum + outbox.length, 0),
    queued,
    deadLetters,
  };
}

/** What is wrong, each as a few words; nothing when every committed event had its effect once and in order. */
export function complaints(verdict: Verdict): string[] {
  const { lost, doubled, disordered, forgotten, invented, inOutbox, queued, deadLetters } = verdict;
  const counted: [number, string][] = [
    [lost.length, 'lost'],
    [doubled.length, 'doubled'],
    [disordered.length, 'subjects out of order'],
    [forgotten.length, 'answered but not committed'],
    [invented.length, 'applied but not committed'],
    [inOutbox, 'left in an outbox'],
    [queued, 'left in a queue'],
    [deadLetters, 'dead letters'],
  ];
  return counted.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
}

function repeated(ids: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(ids.filter((id) => seen.has(id) || !seen.add(id)));
}
