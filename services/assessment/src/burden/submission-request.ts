import { preferredLanguage } from '@careward/platform/http/accept-language';
import { idempotencyKeyIn } from '@careward/platform/http/idempotency-key';
import { rowParam } from '@careward/platform/http/route.decorator';
import type { Submission } from './submit-assessment.js';

/** What a submission's request carries besides its body. */
export const SubmissionEnvelope = rowParam('idempotencyKey', (request): Omit<Submission, 'responses'> => ({
  key: idempotencyKeyIn(request),
  lang: preferredLanguage(request.headers['accept-language']),
}));
