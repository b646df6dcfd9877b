import { burdenLevel } from './assessment/internal-calls.js';
import { careContext } from './care-profile/internal-calls.js';
import { questionTerms, screening } from './coach/internal-calls.js';
import { documentPassages, publishedDocuments } from './discovery/internal-calls.js';
import {
  erasureContact,
  passwordResetMail,
  personContact,
  resolveSession,
  verificationMail,
} from './identity/internal-calls.js';
import { deadLettersOf } from './kernel/dead-letters.js';
import type { InternalCall } from './kernel/internal-call.js';
import { servicesWithJobs } from './kernel/job-queues.js';
import { personExportOf, servicesWithPersonalData } from './kernel/person-export.js';
import { queueBoardOf } from './kernel/queue-board.js';
import { services } from './kernel/service.js';

/** Every internal call. */
export const internalCallTable: readonly InternalCall[] = [
  resolveSession,
  verificationMail,
  passwordResetMail,
  personContact,
  erasureContact,
  careContext,
  burdenLevel,
  screening,
  questionTerms,
  documentPassages,
  publishedDocuments,
  ...services.map(deadLettersOf),
  ...servicesWithJobs.map(queueBoardOf),
  ...servicesWithPersonalData.map(personExportOf),
];
