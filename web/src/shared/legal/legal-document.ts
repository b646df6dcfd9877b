export type LegalDocumentId = 'terms-of-service' | 'privacy-policy' | 'consent-notice';

export type LegalSection = {
  heading: string;
  paragraphs: readonly string[];
  /** Points under the paragraphs. */
  points?: readonly string[];
};

export type LegalDocument = {
  title: string;
  /** What the reader agrees to; a notice asks for nothing. */
  agreement?: string;
  sections: readonly LegalSection[];
};

/** spec.md 1: every legal page carries this date. */
export const LAST_UPDATED = 'August 27, 2025';
