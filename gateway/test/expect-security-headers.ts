import { expect } from '@jest/globals';

const nonce = /'nonce-[\da-f]{32}'/g;

/** All of them, word for word: whoever changes one changes it here too. */
export function expectSecurityHeaders(headers: Headers, baseUri = 'none'): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy.replaceAll(nonce, "'nonce'")).toBe(
    "default-src 'none';script-src 'self' 'nonce';style-src 'self' 'nonce';img-src 'self';font-src 'self';" +
      "connect-src 'self';worker-src 'self';manifest-src 'self';form-action 'self';" +
      `base-uri '${baseUri}';object-src 'none';frame-ancestors 'none'`,
  );
  expect(new Set(policy.match(nonce)).size).toBe(2);
  const { 'content-security-policy': _, ...others } = securityHeadersOf(headers);
  expect(others).toEqual({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), browsing-topics=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  });
}

export const securityHeadersOf = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => isAboutSecurity(name)));

/** A header of ours that is not listed above must not pass unseen, nor one that lets other origins in. */
const isAboutSecurity = (name: string) =>
  /^(x-(?!correlation-id)|cross-origin|access-control|origin-|permissions-|referrer-|strict-|content-security)/.test(
    name,
  );
