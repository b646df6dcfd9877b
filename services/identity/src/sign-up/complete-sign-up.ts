import { GUESSABLE_PASSWORD } from '@careward/contracts/account/password-rules';
import { completeSignUp, LEGAL_TEXTS_VERSION } from '@careward/contracts/account/sign-up';
import type { User } from '@careward/contracts/account/user';
import { Clock } from '@careward/platform/clock';
import { CONFIG } from '@careward/platform/config/environment';
import { Log } from '@careward/platform/logging/log';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { isGuessable } from '../passwords/guessable-password.domain.js';
import { Passwords } from '../passwords/passwords.js';
import { stolenPasswords } from '../passwords/stolen-passwords.js';
import { StartSession, type SignedIn } from '../sessions/start-session.js';
import { UsersRepository } from '../user/users.repository.js';
import { PendingSignUpsRepository } from './pending-sign-ups.repository.js';
import { passwordGuessable, signUpRefused } from './sign-up-refusal.domain.js';
import { VerifiedApplicants, type VerifiedApplicant } from './verified-applicants.js';

type Chosen = { password: string; analyticsConsent: boolean };

@Injectable()
export class CompleteSignUp {
  constructor(
    private readonly verified: VerifiedApplicants,
    private readonly passwords: Passwords,
    private readonly users: UsersRepository,
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly startSession: StartSession,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  async execute(body: object, analyticsConsent: boolean): Promise<SignedIn> {
    const { data, error } = completeSignUp.safeParse(body);
    const verified = await this.verified.findBy(tokenIn(body));
    if (!data || !verified) throw signUpRefused(error?.issues ?? [], verified !== null);
    const chooser = { ...verified.applicant, brand: this.config.BRAND_NAME };
    const guessable = isGuessable(data.password, chooser, stolenPasswords);
    if (guessable && this.config.PASSWORD_BLOCKLIST === 'reject') throw passwordGuessable();
    const user = await this.register(verified, { password: data.password, analyticsConsent });
    // Of several calls with one link the first to insert has used it; for the others it is used.
    if (!user) throw signUpRefused([], false);
    await this.pendingSignUps.remove(verified.pending._id);
    this.log.info('signed up', { userId: user.id });
    const { answer, cookie } = await this.startSession.execute(user);
    return { answer: { ...answer, ...(guessable && { passwordAdvice: GUESSABLE_PASSWORD }) }, cookie };
  }

  private async register(verified: VerifiedApplicant, chosen: Chosen): Promise<User | null> {
    const { pending, applicant, locale } = verified;
    const passwordHash = await this.passwords.hash(chosen.password);
    const now = this.clock.now();
    const agreed = { at: now, version: LEGAL_TEXTS_VERSION };
    const added = await this.users.add({
      _id: pending.userId,
      emailIndex: pending.emailIndex,
      ...applicant,
      passwordHash,
      locale,
      analyticsConsent: chosen.analyticsConsent,
      consents: { terms: agreed, privacy: agreed, dataUsage: agreed },
      createdAt: now,
    });
    return added ? this.users.find(pending.userId) : null;
  }
}

/** Read before anything else is judged, since the link is what the person is told of first. */
const tokenIn = (body: object): string =>
  'token' in body && typeof body.token === 'string' ? body.token : '';
