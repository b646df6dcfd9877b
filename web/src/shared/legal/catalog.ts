import type { Language } from '@careward/contracts/kernel/languages';
import { config } from '../../base/config.js';
import { consentNoticeEn } from './documents/consent-notice.en.js';
import { consentNoticeEs } from './documents/consent-notice.es.js';
import { privacyPolicyEn } from './documents/privacy-policy.en.js';
import { privacyPolicyEs } from './documents/privacy-policy.es.js';
import { termsOfServiceEn } from './documents/terms-of-service.en.js';
import { termsOfServiceEs } from './documents/terms-of-service.es.js';
import type { LegalDocument, LegalDocumentId } from './legal-document.js';

/** The legal texts, for pages and dialogs. Import it lazily: it is long. */
export const legalCatalog: Readonly<Record<LegalDocumentId, Readonly<Record<Language, LegalDocument>>>> = {
  'terms-of-service': { en: termsOfServiceEn(config), es: termsOfServiceEs(config) },
  'privacy-policy': { en: privacyPolicyEn(config), es: privacyPolicyEs(config) },
  'consent-notice': { en: consentNoticeEn(config), es: consentNoticeEs(config) },
};
