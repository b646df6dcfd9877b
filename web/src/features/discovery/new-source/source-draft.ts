import { unsentInputKey } from '../../../base/session/session-storage.js';
import { emptySource, type SourceValues } from './source-values.js';

/** What was typed survives another tab of the page and a reload, and ends with the browser's tab. */
const keyOf = (userId: string) => unsentInputKey(userId, 'contentSource');

export function readDraft(userId: string): SourceValues {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}') as Partial<SourceValues>;
    return { ...emptySource, ...kept };
  } catch {
    return emptySource;
  }
}

export const storeDraft = (userId: string, values: SourceValues) =>
  sessionStorage.setItem(keyOf(userId), JSON.stringify(values));

export const forgetDraft = (userId: string) => sessionStorage.removeItem(keyOf(userId));
