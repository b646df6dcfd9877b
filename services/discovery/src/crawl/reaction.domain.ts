import { isRedirect } from '../fetching/redirect.domain.js';

/** What a crawl does with an answer. */
export type Reaction = 'read' | 'unchanged' | 'moved' | 'again' | 'gone' | 'give-up';

const GONE = [404, 410];

export function reactionTo(status: number): Reaction {
  if (status === 200) return 'read';
  if (status === 304) return 'unchanged';
  if (isRedirect(status)) return 'moved';
  if (GONE.includes(status)) return 'gone';
  return status === 429 || status >= 500 ? 'again' : 'give-up';
}

/** Whether the site says that it is asked too often, or too early. */
export const asksForPatience = (status: number): boolean => status === 429 || status === 503;
