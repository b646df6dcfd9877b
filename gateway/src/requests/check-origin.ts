import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Route } from '@careward/contracts/kernel/route';
import { ProblemError } from '@careward/platform/http/problem-error';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses every request that is addressed to another name than ours. A web page whose own name is made to point at this
 * machine (DNS rebinding) would otherwise be of our origin for the browser. Only the Host header counts: a script may
 * write X-Forwarded-Host, so a proxy in front has to pass Host on as it came (ADR 0018).
 */
export function checkHost(fastify: FastifyInstance, publicUrl: string): void {
  const { origin, hostname } = new URL(publicUrl);
  const ours = [hostname, ...LOOPBACK];
  fastify.addHook('onRequest', ({ raw }: FastifyRequest, _reply, done) => {
    // A balancer's probe names the address it connects to, which no other name can be made to be for a browser.
    const own = addressIn(raw.socket.localAddress);
    // Node keeps the first of several, a proxy in front may have kept another (RFC 9112, 3.2).
    const hosts = raw.rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === 'host');
    if (raw.headers.host === undefined || hosts.length > 1) return done(addressedToNobody(origin));
    const target = /^\w+:\/\/([^/?#]*)/.exec(raw.url ?? '')?.[1];
    // A whole address in the request line names a host too, and takes precedence over the header (RFC 9112, 3.2.2).
    const named = [raw.headers.host, ...(target === undefined ? [] : [target])];
    return named.every((host) => [...ours, own].includes(nameIn(host)))
      ? done()
      : done(addressedToOthers(origin));
  });
}

/** As a Host header has it; a socket that takes both kinds has the older ones inside the newer. */
const addressIn = (local: string | undefined): string | undefined => {
  if (local === undefined) return undefined;
  const address = local.replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(address) ? `[${address}]` : address;
};

/** The name of `name:port`, empty when it has another form. */
const nameIn = (host: string): string =>
  /^(\[[\da-f:.]+\]|[^:/?#@[\]\\]+)(:\d*)?$/i.exec(host)?.[1]?.toLowerCase() ?? '';

const addressedToOthers = (origin: string) =>
  new ProblemError({
    status: 421,
    code: 'wrong-host',
    detail: `This service has another address. Please open ${origin} and try again.`,
  });

const addressedToNobody = (origin: string) =>
  new ProblemError({
    status: 400,
    code: 'host-missing',
    detail: `This request does not say which address it is for. Please open ${origin} and try again.`,
  });

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

export const foreign = () =>
  new ProblemError({
    status: 403,
    code: 'foreign-origin',
    detail: 'This request did not come from our own pages. Please open the page again and try once more.',
  });

/**
 * Refuses a navigation that acts, such as the one that signs out, where a browser makes it in advance, before its person
 * does. A refusal is not kept for the visit itself, as an answer would be. What our own page reads while it is made in
 * advance is answered.
 */
export function refuseInAdvance({ method, session }: Route, headers: IncomingHttpHeaders): void {
  if (method === 'GET' && session === 'ends' && isInAdvance(headers)) throw notInAdvance();
}

/** As Chromium and WebKit say it, and as older browsers and Firefox do. */
const isInAdvance = (headers: IncomingHttpHeaders): boolean =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz'], headers['x-purpose']].some((purpose) =>
    /prefetch|prerender|preview/i.test(String(purpose)),
  );

const notInAdvance = () =>
  new ProblemError({
    status: 403,
    code: 'in-advance',
    detail: 'This address is not opened in advance. Please open it yourself.',
  });

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
