import { PASSWORD_HASHING } from '@careward/contracts/identity/limits';
import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { createHmac, randomBytes } from 'node:crypto';
import type { IdentityConfig } from '../config.js';
import { HashingQueue } from './hashing-queue.js';

/** What one hash costs; the memory is in KiB. */
export type HashingCost = { memoryCost: number; timeCost: number; parallelism: number };
/** argon2id, the library's default, at the minimum that OWASP recommends. */
const defaultCost: HashingCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

@Injectable()
export class Passwords implements OnModuleInit {
  /** Lower in tests, which hash hundreds of passwords. */
  cost = defaultCost;
  readonly queue = new HashingQueue(PASSWORD_HASHING);
  /** Compared with where there is no account. */
  private dummyHash = '';

  constructor(@Inject(CONFIG) private readonly config: IdentityConfig) {}

  async onModuleInit() {
    this.dummyHash = await this.hash(randomBytes(32).toString('base64url'));
  }

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(this.peppered(password), this.cost));
  }

  /** Takes as long without a hash as with one, so that time does not tell which addresses have an account. */
  async verify(password: string, passwordHash: string | undefined): Promise<boolean> {
    const matches = await this.queue.run(() =>
      verify(passwordHash ?? this.dummyHash, this.peppered(password)),
    );
    return matches && passwordHash !== undefined;
  }

  /** Whether a hash was made at another cost than today's. */
  needsRehash(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  /** One keyboard sends é as one character, another as two: in NFC they are the same password. */
  private peppered(password: string): string {
    return createHmac('sha256', this.config.PASSWORD_PEPPER)
      .update(password.normalize('NFC'))
      .digest('base64url');
  }
}
