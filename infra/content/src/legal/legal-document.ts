import type { PublicConfig } from '@careward/contracts/gateway/routes';

export type LegalDocumentId = 'terms-of-service' | 'privacy-policy' | 'consent-notice';

type LegalSection = {
  heading: string;
  paragraphs: readonly string[];
  /** A list under the paragraphs. */
  points?: readonly string[];
};

export type LegalDocument = {
  title: string;
  /** Label of the checkbox; absent where no agreement is asked for. */
  agreement?: string;
  /** One line above the text. */
  note?: string;
  sections: readonly LegalSection[];
};

/** A document names the site that it speaks for, and where to write to. */
export type LegalDocumentOf = (site: Pick<PublicConfig, 'brandName' | 'supportEmail'>) => LegalDocument;

/** Stands above a text that is not the original. */
export const translationNote =
  'Esta es una traducción del texto en inglés. Si en algo no coinciden, vale el texto en inglés.';
