import { profileUpdated, recipientAdded, recipientChanged } from '@careward/contracts/care-profile/events';
import { pendingEvent, type PendingEvent } from '@careward/platform/events/pending-event';
import type { CareProfileChange } from './care-profile.domain.js';

/** What others are told of a change: that it happened, never what it says. */
export function changeEvent(
  userId: string,
  version: number,
  change: CareProfileChange,
  now: Date,
): PendingEvent {
  switch (change.kind) {
    case 'profile':
      return pendingEvent(profileUpdated, { userId, version }, now);
    case 'recipient added':
      return pendingEvent(recipientAdded, { userId, recipientId: change.recipient.id, version }, now);
    case 'recipient changed':
      return pendingEvent(recipientChanged, { userId, recipientId: change.id, version }, now);
  }
}
