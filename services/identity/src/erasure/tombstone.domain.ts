import type { ErasureContact } from '@careward/contracts/identity/internal-calls';
import { SECOND } from '@careward/contracts/kernel/limits';
import { ERASURE } from '@careward/contracts/identity/limits';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import type { WithOutbox } from '@careward/platform/events/pending-event';

/** An erasure that not every service has acknowledged yet. */
export type OpenErasure = {
  id: string;
  /** When the services were last asked. */
  askedAt: Date;
  /** For the last mail, sealed under a key of its own; removed after that. */
  contact?: Sealed<ErasureContact | null>;
  /** Logged as taking too long. */
  late?: true;
  /** When a copy may look at it next; absent: at once. While one does, when its lease ends. */
  nextAt?: Date;
  /** How often in a row a look failed. */
  failures?: number;
};

/** What stays of a user: that there was one. `_id` is the user's id, so that it is never given again. */
export type Tombstone = WithOutbox & {
  _id: string;
  emailIndex: string;
  erasedAt: Date;
  erasure?: OpenErasure;
};
export type OpenTombstone = Tombstone & { erasure: OpenErasure };

/** The steps that are due for an open erasure at this moment. */
export function dueSteps({ erasedAt, erasure }: OpenTombstone, now: Date) {
  const since = (time: Date) => now.getTime() - time.getTime();
  return {
    forgetContact: erasure.contact !== undefined && since(erasedAt) >= ERASURE.contactKept,
    requestAgain: since(erasure.askedAt) >= ERASURE.askedAgain,
    reportLate: !erasure.late && since(erasedAt) >= ERASURE.late,
  };
}

/** When the next of these steps is due. */
export function nextStepAt({ erasedAt, erasure }: OpenTombstone, now: Date): Date {
  const times = [
    erasedAt.getTime() + ERASURE.contactKept,
    erasedAt.getTime() + ERASURE.late,
    erasure.askedAt.getTime() + ERASURE.askedAgain,
    now.getTime() + ERASURE.askedAgain,
  ];
  return new Date(Math.min(...times.filter((time) => time > now.getTime())));
}

/** When to try again after so many failures in a row: the first time with the next run, then after ever longer waits. */
export const retryAt = (failures: number, now: Date): Date =>
  new Date(
    now.getTime() + (failures === 1 ? 0 : Math.min(10 * SECOND * 2 ** (failures - 1), ERASURE.askedAgain)),
  );
