import type { IncomingHttpHeaders } from 'node:http';

/** Whether our own pages made the call: the browser says so, or the Origin is ours. Neither present: it is not proven. */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === new URL(publicUrl).origin;
}

/** A navigation that a person made here or typed: never one that another site started. */
export function isOwnNavigation(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
