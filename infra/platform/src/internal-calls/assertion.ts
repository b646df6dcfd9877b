import { roles, type Role } from '@careward/contracts/identity/roles';
import { ASSERTION } from '@careward/contracts/kernel/limits';
import type { KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { privateKeyOf, publicKeyOf } from './signature.js';

const LIFETIME_S = ASSERTION.lifetime / 1_000;

/** For whom a call is made (design.md 4, "Inside"). */
export type Principal =
  | { kind: 'user'; userId: string; role: Role; sessionId: string }
  | { kind: 'service'; service: string }
  | { kind: 'anonymous' };

const claims = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), sub: z.uuid(), role: z.enum(roles), sid: z.uuid() }),
  z.object({ kind: z.literal('service'), sub: z.string() }),
  z.object({ kind: z.literal('anonymous') }),
]);

/** Signs what the gateway or a service asserts about a call. Key: Ed25519 PKCS8 DER, base64url. */
export class AssertionSigner {
  private readonly key: KeyObject;

  constructor(
    private readonly issuer: string,
    privateKey: string,
  ) {
    this.key = privateKeyOf(privateKey);
  }

  sign(audience: string, caller: Principal): Promise<string> {
    return new SignJWT(claimsOf(caller))
      .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
      .setIssuer(this.issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME_S}s`)
      .sign(this.key);
  }
}

/** Checks assertions made for one audience. Keys: Ed25519 SPKI DER, base64url, by caller. */
export class AssertionVerifier {
  private readonly keys: Map<string, KeyObject>;

  constructor(
    private readonly audience: string,
    publicKeys: Record<string, string>,
  ) {
    const imported = Object.entries(publicKeys).map(([name, der]) => [name, publicKeyOf(der)] as const);
    this.keys = new Map(imported);
  }

  /** Throws unless one of ours signed it, for this audience, less than a minute ago by clocks that differ a little. */
  async verify(token: string): Promise<Principal> {
    const issuer = issuerOf(token);
    const key = this.keys.get(issuer);
    if (!key) throw new Error('unknown issuer');
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['EdDSA'],
      audience: this.audience,
      issuer,
      maxTokenAge: LIFETIME_S,
      clockTolerance: ASSERTION.clockTolerance / 1_000,
    });
    return principalOf(claims.parse(payload), issuer);
  }
}

function claimsOf(caller: Principal): Record<string, unknown> {
  if (caller.kind === 'user')
    return { kind: 'user', sub: caller.userId, role: caller.role, sid: caller.sessionId };
  return caller.kind === 'service' ? { kind: 'service', sub: caller.service } : { kind: 'anonymous' };
}

/** Only the gateway may speak for people; a service speaks for itself alone. */
function principalOf(claim: z.infer<typeof claims>, issuer: string): Principal {
  if (claim.kind === 'service') {
    if (claim.sub !== issuer) throw new Error('a service speaks for itself alone');
    return { kind: 'service', service: issuer };
  }
  if (issuer !== 'gateway') throw new Error('only the gateway speaks for people');
  if (claim.kind === 'anonymous') return { kind: 'anonymous' };
  return { kind: 'user', userId: claim.sub, role: claim.role, sessionId: claim.sid };
}

/** Read before the signature is checked, to pick the key the signature must fit. */
function issuerOf(token: string): string {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    iss?: unknown;
  };
  return String(payload.iss);
}
