import { createHmac, randomBytes } from 'node:crypto';
import { PASSWORD_HASHING } from '@careward/contracts/identity/limits';
import { GUESSABLE_PASSWORD } from '@careward/contracts/identity/fields';
import { CONFIG } from '@careward/platform/app/environment';
import { ProblemError } from '@careward/platform/http/problem-error';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { bulkhead, isBulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import type { IdentityConfig } from '../config.js';
import type { Credentials } from '../user/users.repository.js';
import { type Chooser, isGuessable } from './passwords.domain.js';

const busy = () =>
  new ProblemError({
    status: 503,
    code: 'busy',
    detail: 'Many people are signing in right now. Please try again in a few seconds.',
    retryAfter: 2,
  });

/** Runs a few jobs at once and lets a bounded number wait; one too many is refused with 503 at once. */
export class HashingQueue {
  private readonly places: BulkheadPolicy;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.places = bulkhead(atOnce, waiting);
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    try {
      return await this.places.execute(job);
    } catch (error) {
      throw isBulkheadRejectedError(error) ? busy() : error;
    }
  }
}

/** What one hash costs; the memory is in KiB. */
type HashingCost = { memoryCost: number; timeCost: number; parallelism: number };
/** argon2id, the library's default, at the minimum that OWASP recommends. */
const defaultCost: HashingCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A password, and the account it is for. */
type OwnPassword = { userId: string; password: string };

@Injectable()
export class Passwords implements OnModuleInit {
  /** Lower in tests, which hash hundreds of passwords. */
  cost = defaultCost;
  readonly queue = new HashingQueue(PASSWORD_HASHING);
  /** Compared with where there is no account. */
  private dummyHash = '';

  constructor(@Inject(CONFIG) private readonly config: IdentityConfig) {}

  async onModuleInit() {
    this.dummyHash = await this.hash({ userId: '', password: randomBytes(32).toString('base64url') });
  }

  hash(own: OwnPassword): Promise<string> {
    return this.queue.run(() => hash(this.peppered(own), this.cost));
  }

  /** Takes as long without an account as with one, so that time does not tell which addresses have one. */
  async verify(password: string, credentials: Credentials | null): Promise<boolean> {
    const { userId, passwordHash } = credentials ?? { userId: '', passwordHash: this.dummyHash };
    const matches = await this.queue.run(() => verify(passwordHash, this.peppered({ userId, password })));
    return matches && credentials !== null;
  }

  /** Whether a hash was made at another cost than today's. */
  needsRehash(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  /**
   * One keyboard sends é as one character, another as two: in NFC they are the same password. The account is part of it, so
   * that a hash which is copied to another one opens nothing there.
   */
  private peppered({ userId, password }: OwnPassword): string {
    return createHmac('sha256', this.config.PASSWORD_PEPPER)
      .update(JSON.stringify([userId, password.normalize('NFC')]))
      .digest('base64url');
  }
}

/** A password that a guesser would try early is refused or advised against, as the configuration says. */
@Injectable()
export class GuessablePasswords {
  constructor(@Inject(CONFIG) private readonly config: IdentityConfig) {}

  /** `path` is the field that the password was typed into. */
  refuse(password: string, chooser: Omit<Chooser, 'brand'>, path = 'password'): void {
    if (!this.isToBe('reject', password, chooser)) return;
    throw new ProblemError({
      status: 400,
      code: 'password-guessable',
      detail: GUESSABLE_PASSWORD,
      errors: [{ path, message: GUESSABLE_PASSWORD }],
    });
  }

  adviceOn(password: string, chooser: Omit<Chooser, 'brand'>): { passwordAdvice?: string } {
    return this.isToBe('advise', password, chooser) ? { passwordAdvice: GUESSABLE_PASSWORD } : {};
  }

  /** Always false where the configuration handles guessable passwords the other way. */
  private isToBe(
    handling: IdentityConfig['PASSWORD_BLOCKLIST'],
    password: string,
    chooser: Omit<Chooser, 'brand'>,
  ): boolean {
    const { PASSWORD_BLOCKLIST, BRAND_NAME: brand } = this.config;
    return PASSWORD_BLOCKLIST === handling && isGuessable(password, { ...chooser, brand });
  }
}
