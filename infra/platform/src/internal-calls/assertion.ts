import { roles, type Role } from '@careward/contracts/identity/schemas';
import { ASSERTION } from '@careward/contracts/kernel/limits';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { keyIdOf, privateKeyOf, publicKeysOf, type PublicKeys } from './signature.js';

const LIFETIME_S = ASSERTION.lifetime / 1_000;
const TOLERANCE_S = ASSERTION.clockTolerance / 1_000;
/** How many assertions a process remembers, each a few hundred bytes. */
const REMEMBERED = 10_000;

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

/** Signs what the gateway or a service asserts about its calls. Key: Ed25519 PKCS8 DER, base64url. */
export class AssertionSigner {
  private readonly key: KeyObject;
  private readonly kid: string;
  private readonly signed = new LRUCache<string, string>({ max: REMEMBERED });

  constructor(
    private readonly issuer: string,
    privateKey: string,
  ) {
    this.key = privateKeyOf(privateKey);
    this.kid = keyIdOf(this.key);
  }

  /** Calls of one principal to one audience share an assertion for as long as `ASSERTION.reused` says. */
  async sign(audience: string, caller: Principal): Promise<string> {
    const period = Math.floor(Date.now() / ASSERTION.reused);
    const call = JSON.stringify([period, audience, caller]);
    const known = this.signed.get(call);
    if (known !== undefined) return known;
    const assertion = await new SignJWT(claimsOf(caller))
      .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: this.kid })
      .setIssuer(this.issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME_S}s`)
      .sign(this.key);
    this.signed.set(call, assertion);
    return assertion;
  }
}

/** Checks assertions made for one audience. Keys: Ed25519 SPKI DER, base64url, one or several by caller. */
export class AssertionVerifier {
  /** By caller and key id. */
  private readonly keys: Map<string, ReadonlyMap<string, KeyObject>>;
  private readonly verified = new LRUCache<string, VerifiedAssertion>({ max: REMEMBERED });

  constructor(
    private readonly audience: string,
    publicKeys: Record<string, PublicKeys>,
  ) {
    this.keys = new Map(
      Object.entries(publicKeys).map(([name, keys]) => [
        name,
        new Map(publicKeysOf(keys).map((key) => [keyIdOf(key), key])),
      ]),
    );
  }

  /** Throws unless one of ours signed it, for this audience, less than a minute ago by clocks that differ a little. */
  async verify(token: string): Promise<Principal> {
    const known = this.verified.get(token);
    if (known && nowInSeconds() < known.until) return known.principal;
    const { principal, until } = await this.verifyAnew(token);
    this.verified.set(token, { principal, until });
    return principal;
  }

  private async verifyAnew(token: string): Promise<VerifiedAssertion> {
    const issuer = issuerOf(token);
    const keys = this.keys.get(issuer);
    if (!keys) throw new Error('unknown issuer');
    const payload = await this.payloadOf(token, issuer, keys);
    const { exp = 0, iat = 0 } = payload;
    const until = Math.min(exp, iat + LIFETIME_S) + TOLERANCE_S;
    return { principal: principalOf(claims.parse(payload), issuer), until };
  }

  /** A version before named no key; whichever fits is taken then. */
  private async payloadOf(token: string, issuer: string, keys: ReadonlyMap<string, KeyObject>) {
    const { kid } = decodeProtectedHeader(token);
    const named = kid === undefined ? undefined : keys.get(kid);
    const candidates = kid === undefined ? [...keys.values()] : named ? [named] : [];
    for (const key of candidates) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['EdDSA'],
          audience: this.audience,
          issuer,
          maxTokenAge: LIFETIME_S,
          clockTolerance: TOLERANCE_S,
        });
        return payload;
      } catch (error) {
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      }
    }
    throw new Error('no key of the issuer has signed it');
  }
}

/** An assertion that held; in seconds since 1970, until when it does. */
type VerifiedAssertion = { principal: Principal; until: number };
const nowInSeconds = () => Date.now() / 1_000;

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
