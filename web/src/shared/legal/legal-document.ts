export type LegalDocumentId = 'terms-of-service' | 'privacy-policy' | 'consent-notice';

export type LegalSection = {
  heading: string;
  paragraphs: readonly string[];
  /** A list under the paragraphs. */
  points?: readonly string[];
};

export type LegalDocument = {
  title: string;
  /** Label of the checkbox; absent where no agreement is asked for. */
  agreement?: string;
  sections: readonly LegalSection[];
};

/** spec.md 1: shown on every legal page. */
export const LAST_UPDATED = 'August 27, 2025';
