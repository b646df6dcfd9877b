import { resolvedSession, resolveSession, type ResolvedSession } from '@careward/contracts/internal/calls';
import { CONFIG } from '@careward/platform/config/environment';
import { unavailable } from '@careward/platform/errors/refusal';
import { ServiceClient } from '@careward/platform/http/service-client';
import { REDIS } from '@careward/platform/redis/token';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import type { GatewayConfig } from '../config.js';
import { RateLimits } from '../limits/rate-limits.js';

/** How long a credential counts as seen after identity knew it: longer than people pause, shorter than sessions. */
const SEEN_S = 24 * 3_600;

/** Who stands behind a credential: Redis knows most, identity knows all. Only hashes leave this process. */
@Injectable()
export class SessionResolver {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly services: ServiceClient,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The session of a bearer or cookie secret; null when nobody stands behind it. 503 when nobody can say, 429 when too
   * many that nobody stands behind came from this address; whoever was here before is asked for all the same.
   */
  async resolve(credential: string, address: string): Promise<ResolvedSession | null> {
    const hash = createHash('sha256').update(credential).digest('base64url');
    const [cached, seen] = await this.remembered(hash);
    const ask = () => this.ask(hash);
    const session = cached ?? (await (seen ? ask() : this.limits.takeUnlessKnown(address, ask)));
    return session && Date.parse(session.expiresAt) > Date.now() ? session : null;
  }

  private async remembered(hash: string): Promise<[session: ResolvedSession | null, seen: boolean]> {
    const [text, seen] = await this.redis
      .mget(this.key('session', hash), this.key('seen', hash))
      .catch(() => []);
    return [text ? sessionIn(text) : null, seen === '1'];
  }

  private async ask(hash: string): Promise<ResolvedSession | null> {
    const session = await this.services.ask(resolveSession, {}, { hash }).catch(() => {
      throw unavailable();
    });
    const seen = this.key('seen', hash);
    await (session ? this.redis.set(seen, '1', 'EX', SEEN_S) : this.redis.del(seen)).catch(() => undefined);
    return session;
  }

  private key(kind: 'session' | 'seen', hash: string): string {
    return `${this.config.REDIS_PREFIX}${kind}:${hash}`;
  }
}

/** A Redis that holds something odd gives no answer, like one that is away; identity is asked then. */
function sessionIn(text: string): ResolvedSession | null {
  try {
    return resolvedSession.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
