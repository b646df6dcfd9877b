import { burdenLevel } from './assessment/internal-calls.js';
import { careContext, carePeople } from './care-profile/internal-calls.js';
import { personFile, personFiles, questionTerms, screening } from './coach/internal-calls.js';
import { documentPassages, publishedDocuments } from './discovery/internal-calls.js';
import {
  erasureContact,
  passwordResetMail,
  personContact,
  resolveSession,
  verificationMail,
} from './identity/internal-calls.js';
import { deadLettersOf, queueBoardOf } from './kernel/operations.js';
import { type InternalCall, services, servicesWithJobs } from './kernel/service.js';
import { personExportOf, servicesWithPersonalData } from './kernel/person-export.js';

/** Every internal call. */
export const internalCallTable: readonly InternalCall[] = [
  resolveSession,
  verificationMail,
  passwordResetMail,
  personContact,
  erasureContact,
  careContext,
  carePeople,
  burdenLevel,
  screening,
  questionTerms,
  personFiles,
  personFile,
  documentPassages,
  publishedDocuments,
  ...services.map(deadLettersOf),
  ...servicesWithJobs.map(queueBoardOf),
  ...servicesWithPersonalData.map(personExportOf),
];
