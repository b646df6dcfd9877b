import {
  type CachedSession,
  type ResolvedSession,
  SESSIONS_ENDED,
  signedPartOf,
} from '@careward/contracts/identity/internal-calls';
import { privateKeyOf, signatureOf } from '@careward/platform/internal-calls/signature';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { privateKeyOf as signingKeyOf } from '@careward/testing/caller-keys';
import { Redis } from 'ioredis';
import { createHash } from 'node:crypto';

export const hashCredential = (credential: string) =>
  createHash('sha256').update(credential).digest('base64url');
export const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

/** An entry as it is written for a credential, by identity unless by somebody else. */
export function signedEntry(
  credential: string,
  {
    session,
    until = inAMinute(),
    by = 'identity',
  }: { session: ResolvedSession; until?: string; by?: string },
): CachedSession {
  const part = { session, until };
  const key = privateKeyOf(signingKeyOf(by));
  return { ...part, signature: signatureOf(signedPartOf(hashCredential(credential), part), key) };
}

/** The Redis in which identity leaves sessions for a gateway of this prefix. */
export class CachedSessions {
  private readonly redis = new Redis(engineAddresses().REDIS_URL);

  constructor(private readonly prefix: string) {}

  async put(credential: string, entry: unknown): Promise<void> {
    const text = typeof entry === 'string' ? entry : JSON.stringify(entry);
    await this.redis.set(this.keyOf(credential), text);
  }

  async remove(credential: string): Promise<void> {
    await this.redis.del(this.keyOf(credential));
  }

  /** Its address for a user who may not read several keys with one command. */
  async withoutCommandsOverKeys(): Promise<string> {
    const user = `${this.prefix.replaceAll(/\W/g, '')}cluster`;
    await this.redis.acl('SETUSER', user, 'on', '>cluster', '~*', '&*', '+@all', '-mget');
    const url = new URL(engineAddresses().REDIS_URL);
    return Object.assign(url, { username: user, password: 'cluster' }).href;
  }

  /** Says what identity says when it has ended the session of a credential. Answers how many gateways heard it. */
  announceEnd(credential: string): Promise<number> {
    return this.redis.publish(`${this.prefix}${SESSIONS_ENDED}`, hashCredential(credential));
  }

  close(): void {
    this.redis.disconnect();
  }

  private keyOf(credential: string): string {
    return `${this.prefix}session:${hashCredential(credential)}`;
  }
}
