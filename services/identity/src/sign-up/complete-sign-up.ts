import { GUESSABLE_PASSWORD } from '@careward/contracts/identity/password-rules';
import { completeSignUp, LEGAL_TEXTS_VERSION } from '@careward/contracts/identity/sign-up';
import type { User } from '@careward/contracts/identity/user';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { Authenticate } from '../login/authenticate.js';
import { isGuessable, type Chooser } from '../passwords/guessable-password.domain.js';
import { Passwords } from '../passwords/passwords.js';
import { stolenPasswords } from '../passwords/stolen-passwords.js';
import type { Browser } from '../sessions/browser.js';
import { StartSession, type SignedIn } from '../sessions/start-session.js';
import { UsersRepository } from '../user/users.repository.js';
import { passwordGuessable, signUpRefused } from './sign-up-refusal.domain.js';
import { VerifiedApplicants, type VerifiedApplicant } from './verified-applicants.js';

type Chosen = { password: string; analyticsConsent: boolean };

/**
 * Makes the account and signs in. The answer may be lost after the account was made, so the same call again, with the
 * same link and password, signs in again for as long as the link lives.
 */
@Injectable()
export class CompleteSignUp {
  constructor(
    private readonly verified: VerifiedApplicants,
    private readonly passwords: Passwords,
    private readonly users: UsersRepository,
    private readonly authenticate: Authenticate,
    private readonly startSession: StartSession,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  async execute(body: object, browser: Browser, analyticsConsent: boolean): Promise<SignedIn> {
    const { data, error } = completeSignUp.safeParse(body);
    const token = tokenIn(body);
    const verified = await this.verified.findBy(token);
    if (!data) throw signUpRefused(error.issues, verified !== null);
    const { password } = data;
    const user =
      (verified && (await this.register(verified, { password, analyticsConsent }))) ??
      (await this.signInAgain(token, password, browser));
    const signedIn = user && (await this.startSession.execute(user, browser));
    if (!signedIn) throw signUpRefused([], false);
    const { answer, ...cookies } = signedIn;
    const advice = this.guessable(password, user) && { passwordAdvice: GUESSABLE_PASSWORD };
    return { answer: { ...answer, ...advice }, ...cookies };
  }

  /** Null when another call has used the link meanwhile: the first to insert the account has it. */
  private async register(verified: VerifiedApplicant, chosen: Chosen): Promise<User | null> {
    const { pending, applicant, locale, linkHash } = verified;
    const refusesGuessable = this.config.PASSWORD_BLOCKLIST === 'reject';
    if (refusesGuessable && this.guessable(chosen.password, applicant)) throw passwordGuessable();
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
      signUpLink: linkHash,
    });
    if (!added) return null;
    this.log.info('signed up', { userId: pending.userId });
    return this.users.find(pending.userId);
  }

  /** Whoever has the link still needs the password, and is slowed down like everybody who guesses one. */
  private async signInAgain(token: string, password: string, browser: Browser): Promise<User | null> {
    const address = await this.verified.addressSignedUpWith(token);
    return address && this.authenticate.execute(address.emailIndex, password, browser);
  }

  private guessable(password: string, chooser: Omit<Chooser, 'brand'>): boolean {
    return isGuessable(password, { ...chooser, brand: this.config.BRAND_NAME }, stolenPasswords);
  }
}

/** Read before anything else is judged, since the link is what the person is told of first. */
const tokenIn = (body: object): string =>
  'token' in body && typeof body.token === 'string' ? body.token : '';
