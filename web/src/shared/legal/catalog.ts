import type { Language } from '@careward/contracts/kernel/languages';
import { config } from '../../base/config.js';
import { consentNoticeEn } from '@careward/content/legal/consent-notice.en';
import { consentNoticeEs } from '@careward/content/legal/consent-notice.es';
import { privacyPolicyEn } from '@careward/content/legal/privacy-policy.en';
import { privacyPolicyEs } from '@careward/content/legal/privacy-policy.es';
import { termsOfServiceEn } from '@careward/content/legal/terms-of-service.en';
import { termsOfServiceEs } from '@careward/content/legal/terms-of-service.es';
import type { LegalDocument, LegalDocumentId } from '@careward/content/legal/legal-document';

/** The legal texts, for pages and dialogs. Import it lazily: it is long. */
export const legalCatalog: Readonly<Record<LegalDocumentId, Readonly<Record<Language, LegalDocument>>>> = {
  'terms-of-service': { en: termsOfServiceEn(config), es: termsOfServiceEs(config) },
  'privacy-policy': { en: privacyPolicyEn(config), es: privacyPolicyEs(config) },
  'consent-notice': { en: consentNoticeEn(config), es: consentNoticeEs(config) },
};
