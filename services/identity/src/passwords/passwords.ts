import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { createHmac, randomBytes } from 'node:crypto';
import type { IdentityConfig } from '../config.js';
import { HashingQueue } from './hashing-queue.js';

/** What one hash costs; the memory is in KiB. */
export type HashingCost = { memoryCost: number; timeCost: number; parallelism: number };
export const HASHING_COST = Symbol('hashing cost');
/** argon2id, the library's own kind, at the least that OWASP recommends. */
export const usualCost: HashingCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

@Injectable()
export class Passwords implements OnModuleInit {
  private nobodys = '';

  constructor(
    private readonly queue: HashingQueue,
    @Inject(CONFIG) private readonly config: IdentityConfig,
    @Inject(HASHING_COST) private readonly cost: HashingCost,
  ) {}

  async onModuleInit() {
    this.nobodys = await this.hash(randomBytes(32).toString('base64url'));
  }

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(this.peppered(password), this.cost));
  }

  /** Does the same work whether there is a hash to compare with or not, so that time does not tell who is known. */
  async fits(password: string, passwordHash: string | undefined): Promise<boolean> {
    const fitting = await this.queue.run(() => verify(passwordHash ?? this.nobodys, this.peppered(password)));
    return fitting && passwordHash !== undefined;
  }

  /** Whether a hash was made at another cost than today's. */
  isOutdated(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  /** One keyboard sends é as one sign, another as two: in NFC they are the same password. */
  private peppered(password: string): string {
    return createHmac('sha256', this.config.PASSWORD_PEPPER)
      .update(password.normalize('NFC'))
      .digest('base64url');
  }
}
