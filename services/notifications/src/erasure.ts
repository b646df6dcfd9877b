import { notificationsErasureAcknowledged } from '@careward/contracts/notifications/events';

/** Mails hold ids only, so there are no stores; an erasure is acknowledged when its last mail is settled. */
export const erasure = { acknowledged: notificationsErasureAcknowledged, ownConsumer: true };
