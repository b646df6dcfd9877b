/** Redirects that are followed one after the other, at most; by hand, each hop judged like any other URL. */
export const REDIRECTS = 5;

export const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Where an answer sends us, without fragment; null where it does not, or says so unintelligibly. */
export function redirectOf(answer: {
  url: string;
  status: number;
  headers: Readonly<Record<string, string>>;
}): string | null {
  const { location } = answer.headers;
  if (!isRedirect(answer.status) || !location || !URL.canParse(location, answer.url)) return null;
  const target = new URL(location, answer.url);
  target.hash = '';
  return target.href;
}

/** What a crawl does with an answer. */
type Reaction = 'read' | 'unchanged' | 'moved' | 'again' | 'gone' | 'give-up';

const GONE = [404, 410];

export function reactionTo(status: number): Reaction {
  if (status === 200) return 'read';
  if (status === 304) return 'unchanged';
  if (isRedirect(status)) return 'moved';
  if (GONE.includes(status)) return 'gone';
  return status === 429 || status >= 500 ? 'again' : 'give-up';
}

/** Whether the site says that it is asked too often, or too early. */
export const isRateLimited = (status: number): boolean => status === 429 || status === 503;
