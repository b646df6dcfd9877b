import { notificationsErasureAcknowledged } from '@careward/contracts/notifications/events';

/** Mails hold ids only, so nothing here belongs to a person yet; what is owed is the last mail. */
export const erasure = { stores: {}, acknowledged: notificationsErasureAcknowledged };
