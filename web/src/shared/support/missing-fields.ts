import { LENGTH } from '@careward/contracts/kernel/limits';
import type { RequestSupport } from '@careward/contracts/notifications/support';
import type { SupportDraft } from './support-draft.js';

export type SupportField = keyof RequestSupport;

/** In the order of the form. */
export const supportFields: readonly SupportField[] = ['subject', 'category', 'message'];

/** The fields that are blank (spec.md 5, "Support form"). */
export const missingFields = (draft: SupportDraft): SupportField[] =>
  supportFields.filter((field) => draft[field].trim() === '');

export const isTooLong = ({ message }: SupportDraft): boolean => message.trim().length > LENGTH.message;
