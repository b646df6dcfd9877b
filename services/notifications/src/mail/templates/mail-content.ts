import type { Language } from '@careward/contracts/kernel/languages';

/** A mail before it takes a shape: plain sentences, in the order they are read, around at most one button. */
export type MailContent = {
  lang: Language;
  brand: string;
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  greeting: string;
  before: string[];
  button: { label: string; href: string } | null;
  after: string[];
  /** Said above the button's address, for whom the button does not work. */
  otherwise: string;
  footer: string;
};
