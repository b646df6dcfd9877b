import type { Route } from '@careward/contracts/kernel/route';
import type { onRequestHookHandler } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { foreign } from '../sessions/authenticate.js';
import { isSameOrigin } from '../sessions/same-origin.js';

/**
 * Refuses a call that changes something when the browser says that a page of another site makes it. This holds for
 * public rows as well: another site must not sign somebody in, sign somebody up, or use up somebody's limits. A client
 * that is no browser sends neither header and may call.
 */
export const refuseForeignPages =
  ({ method }: Route, publicUrl: string): onRequestHookHandler =>
  ({ headers }, _reply, done) =>
    method !== 'GET' && isForeign(headers, publicUrl) ? done(foreign()) : done();

function isForeign(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  const isBrowser = site !== undefined || headers.origin !== undefined;
  // "none" is what a person does in the browser itself, such as a reload.
  return isBrowser && site !== 'none' && !isSameOrigin(headers, publicUrl);
}
