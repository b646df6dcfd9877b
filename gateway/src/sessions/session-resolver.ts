import { resolvedSession, resolveSession, type ResolvedSession } from '@careward/contracts/internal/calls';
import { CONFIG } from '@careward/platform/config/environment';
import { unavailable } from '@careward/platform/errors/refusal';
import { ServiceClient } from '@careward/platform/http/service-client';
import { REDIS } from '@careward/platform/redis/token';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import type { GatewayConfig } from '../config.js';

/** Who stands behind a credential: Redis knows most, identity knows all. Only hashes leave this process. */
@Injectable()
export class SessionResolver {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly services: ServiceClient,
  ) {}

  /** The session of a bearer or cookie secret; null when nobody stands behind it. 503 when nobody can say. */
  async resolve(credential: string): Promise<ResolvedSession | null> {
    const hash = createHash('sha256').update(credential).digest('base64url');
    const session = (await this.cached(hash)) ?? (await this.ask(hash));
    return session && Date.parse(session.expiresAt) > Date.now() ? session : null;
  }

  /** A Redis that is away or holds something odd is no answer; identity is asked then. */
  private async cached(hash: string): Promise<ResolvedSession | null> {
    const text = await this.redis.get(`${this.config.REDIS_PREFIX}session:${hash}`).catch(() => null);
    return text ? (resolvedSession.safeParse(JSON.parse(text)).data ?? null) : null;
  }

  private ask(hash: string): Promise<ResolvedSession | null> {
    return this.services.ask(resolveSession, {}, { hash }).catch(() => {
      throw unavailable();
    });
  }
}
