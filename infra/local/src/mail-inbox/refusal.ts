import type { IncomingHttpHeaders } from 'node:http';

/** Asked for by the inbox's own page, by its address being typed, or by a program that is no browser. */
const OWN_SITES = [undefined, 'same-origin', 'none'];

/**
 * Why the inbox on this port does not answer a request; undefined when it does. The mails hold links that sign people
 * in, so no other web page may read them, not even under a name of its own that leads to this machine.
 */
export function refusal(headers: IncomingHttpHeaders, port: number): string | undefined {
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`http://${name}:${port}`).host);
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  const asked =
    hosts.includes(host) && (origin === undefined || origin === `http://${host}`) && OWN_SITES.includes(site);
  if (asked) return undefined;
  return `The mail inbox answers its own page alone: open http://localhost:${port} in the browser's address bar.\n`;
}
