import { notificationsErasureAcknowledged } from '@careward/contracts/events/erasure';

/** Mails hold ids only, so nothing here belongs to a person yet; what is owed is the last mail. */
export const erasure = { stores: {}, acknowledged: notificationsErasureAcknowledged };
