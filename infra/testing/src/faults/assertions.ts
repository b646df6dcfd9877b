import type { Aggregate, Effects } from './run-records.js';

/** Everything that is left in the databases and the broker at the end of a run. */
export type FinalState = {
  aggregates: readonly Aggregate[];
  effects: readonly Effects[];
  /** Ids of the events whose commit was acknowledged to the writer. */
  acknowledged: readonly string[];
  /** Messages still in a queue or on the retry ladder. */
  queued: number;
  deadLetters: number;
};

/** How the effects compare with the committed events; lists hold event ids, `outOfOrder` aggregate ids. */
export type DeliveryCheck = {
  committed: number;
  applied: number;
  /** Committed, without effect. */
  lost: string[];
  /** With more than one effect. */
  duplicated: string[];
  /** Aggregates whose effects are not their events 1, 2, 3 … in order. */
  outOfOrder: string[];
  /** Acknowledged to the writer, and not committed. */
  acknowledgedOnly: string[];
  /** With an effect, and never committed. */
  appliedOnly: string[];
  inOutbox: number;
  queued: number;
  deadLetters: number;
};

export function checkDelivery(state: FinalState): DeliveryCheck {
  const { aggregates, effects, acknowledged, queued, deadLetters } = state;
  const effectsOf = new Map(effects.map((document) => [document._id, document.effects]));
  const committed = new Set(aggregates.flatMap(({ recorded }) => recorded.map(({ id }) => id)));
  const applied = effects.flatMap((document) => document.effects.map(({ id }) => id));
  const distinct = new Set(applied);
  const isInOrder = ({ _id, events, recorded }: Aggregate) => {
    const own = effectsOf.get(_id) ?? [];
    return (
      recorded.length === events &&
      own.every(({ id, sequence }, at) => sequence === at + 1 && id === recorded[at]?.id)
    );
  };
  return {
    committed: aggregates.reduce((sum, { events }) => sum + events, 0),
    applied: applied.length,
    lost: [...committed].filter((id) => !distinct.has(id)),
    duplicated: [...repeated(applied)],
    outOfOrder: aggregates.filter((aggregate) => !isInOrder(aggregate)).map(({ _id }) => _id),
    acknowledgedOnly: acknowledged.filter((id) => !committed.has(id)),
    appliedOnly: [...distinct].filter((id) => !committed.has(id)),
    inOutbox: aggregates.reduce((sum, { outbox }) => sum + outbox.length, 0),
    queued,
    deadLetters,
  };
}

/** What is wrong, a few words each; empty when every committed event had its effect once and in order. */
export function violations(check: DeliveryCheck): string[] {
  const { lost, duplicated, outOfOrder, acknowledgedOnly, appliedOnly, inOutbox, queued, deadLetters } =
    check;
  const counted: [number, string][] = [
    [lost.length, 'lost'],
    [duplicated.length, 'duplicated'],
    [outOfOrder.length, 'aggregates out of order'],
    [acknowledgedOnly.length, 'acknowledged but not committed'],
    [appliedOnly.length, 'applied but not committed'],
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
