import { consentNotice } from './consent-notice.js';
import type { LegalDocument, LegalDocumentId } from './legal-document.js';
import { privacyPolicy } from './privacy-policy.js';
import { termsOfService } from './terms-of-service.js';

/** The legal texts, for pages and dialogs. Import it lazily: it is long. */
export const legalCatalog: Readonly<Record<LegalDocumentId, LegalDocument>> = {
  'terms-of-service': termsOfService,
  'privacy-policy': privacyPolicy,
  'consent-notice': consentNotice,
};
