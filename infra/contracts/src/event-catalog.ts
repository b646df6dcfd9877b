import {
  careProfileErasureAcknowledged,
  profileUpdated,
  recipientAdded,
  recipientChanged,
} from './care-profile/events.js';
import { coachErasureAcknowledged } from './coach/events.js';
import { discoveryErasureAcknowledged, documentPublished, documentWithdrawn } from './discovery/events.js';
import { erasureRequested, verificationRequested } from './identity/events.js';
import type { EventContract } from './kernel/event.js';
import type { Service } from './kernel/service.js';
import { notificationsErasureAcknowledged } from './notifications/events.js';

/** How each service tells that it is done with an erasure. */
export const erasureAcknowledgements = [
  careProfileErasureAcknowledged,
  coachErasureAcknowledged,
  notificationsErasureAcknowledged,
  discoveryErasureAcknowledged,
] as const;

/** Every event there is. An event stands here from the day its first consumer exists. */
export const catalog: readonly EventContract[] = [
  verificationRequested,
  profileUpdated,
  recipientAdded,
  recipientChanged,
  documentPublished,
  documentWithdrawn,
  erasureRequested,
  ...erasureAcknowledgements,
];

export const consumedBy = (service: Service) => catalog.filter((event) => event.consumers.includes(service));
export const contractOf = (type: string) => catalog.find((event) => event.type === type);

/** The services that consume an event; none for a type that is in no catalog. */
export const consumersOf = (type: string): readonly Service[] => contractOf(type)?.consumers ?? [];
