/**
 * Whether our own page makes the call, or a client that is no browser. Mail scanners and previews open links by
 * themselves: a HEAD, a prefetch or a navigation stops no mails.
 */
export function isDeliberate(method: string, headers: Record<string, unknown>): boolean {
  const site = headers['sec-fetch-site'];
  return (
    method === 'GET' &&
    (site === undefined || site === 'same-origin') &&
    headers['sec-fetch-mode'] !== 'navigate' &&
    headers['sec-purpose'] === undefined
  );
}
