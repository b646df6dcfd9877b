import { assessmentErasureAcknowledged, burdenCompleted, eligibilityAssessed } from './assessment/events.js';
import {
  careProfileErasureAcknowledged,
  profileUpdated,
  recipientAdded,
  recipientChanged,
  recipientRemoved,
} from './care-profile/events.js';
import { coachErasureAcknowledged, questionUnanswered } from './coach/events.js';
import { discoveryErasureAcknowledged, documentPublished, documentWithdrawn } from './discovery/events.js';
import {
  erasureRequested,
  passwordChanged,
  passwordResetRequested,
  sessionStarted,
  userRegistered,
  verificationRequested,
} from './identity/events.js';
import type { EventContract } from './kernel/event.js';
import type { Service } from './kernel/service.js';
import { notificationsErasureAcknowledged } from './notifications/events.js';

/** The events by which each service acknowledges an erasure. */
export const erasureAcknowledgements = [
  careProfileErasureAcknowledged,
  coachErasureAcknowledged,
  assessmentErasureAcknowledged,
  notificationsErasureAcknowledged,
  discoveryErasureAcknowledged,
] as const;

/** Every event. One is added together with its first consumer. */
export const catalog: readonly EventContract[] = [
  verificationRequested,
  userRegistered,
  passwordResetRequested,
  passwordChanged,
  sessionStarted,
  profileUpdated,
  recipientAdded,
  recipientChanged,
  recipientRemoved,
  burdenCompleted,
  eligibilityAssessed,
  documentPublished,
  documentWithdrawn,
  questionUnanswered,
  erasureRequested,
  ...erasureAcknowledgements,
];

export const consumedBy = (service: Service) => catalog.filter((event) => event.consumers.includes(service));
export const contractOf = (type: string) => catalog.find((event) => event.type === type);
