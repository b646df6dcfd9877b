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
