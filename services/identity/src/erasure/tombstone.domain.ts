import type { ErasureContact } from '@careward/contracts/identity/internal-calls';
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
