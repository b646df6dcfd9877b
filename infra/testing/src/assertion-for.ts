import { AssertionSigner, type Principal } from '@careward/platform/internal-calls/assertion';
import { privateKeyOf } from './caller-keys.js';

/** What the gateway (people) or a service (itself) would assert about a call to `audience`. */
export function assertionFor(audience: string, caller: Principal): Promise<string> {
  const issuer = caller.kind === 'service' ? caller.service : 'gateway';
  return new AssertionSigner(issuer, privateKeyOf(issuer)).sign(audience, caller);
}
