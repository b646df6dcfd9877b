import { profileUpdated, recipientAdded, recipientChanged } from './care-profile.js';
import { documentPublished, documentWithdrawn } from './discovery.js';
import type { EventContract, Service } from './event.js';
import { erasureAcknowledgements, erasureRequested } from './erasure.js';
import { verificationRequested } from './identity.js';

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
