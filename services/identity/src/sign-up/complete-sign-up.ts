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
import type { Browser } from '../sessions/browser.js';
import { StartSession, type SignedIn } from '../sessions/start-session.js';
import { UsersRepository } from '../user/users.repository.js';
import { passwordGuessable, signUpRefused } from './sign-up-errors.domain.js';
import { VerifiedApplicants, type VerifiedApplicant } from './verified-applicants.js';

type Chosen = { password: string; analyticsConsent: boolean };

/**
 * Makes the account and signs in. The answer may be lost after that, so the same call again, with the same link and
 * password, signs in again for as long as the link is valid.
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
    const verified = await this.verified.findByToken(token);
    if (!data) throw signUpRefused(error.issues, verified !== null);
    const { password } = data;
    const user =
      (verified && (await this.register(verified, { password, analyticsConsent }))) ??
      (await this.signInAgain(token, password, browser));
    const signedIn = user && (await this.startSession.execute(user, browser));
    if (!signedIn) throw signUpRefused([], false);
    const { answer, ...cookies } = signedIn;
    const advice = this.isGuessable('advise', password, user) && { passwordAdvice: GUESSABLE_PASSWORD };
    return { answer: { ...answer, ...advice }, ...cookies };
  }

  /** Null when another call has used the link meanwhile: the first to insert the account wins. */
  private async register(verified: VerifiedApplicant, chosen: Chosen): Promise<User | null> {
    const { pending, applicant, request, linkHash } = verified;
    if (this.isGuessable('reject', chosen.password, applicant)) throw passwordGuessable();
    const passwordHash = await this.passwords.hash(chosen.password);
    const now = this.clock.now();
    const agreed = { at: now, version: LEGAL_TEXTS_VERSION };
    const added = await this.users.add({
      _id: pending.userId,
      emailIndex: pending.emailIndex,
      ...applicant,
      passwordHash,
      locale: request.locale,
      analyticsConsent: chosen.analyticsConsent,
      consents: { terms: agreed, privacy: agreed, dataUsage: agreed },
      createdAt: now,
      signUpLink: linkHash,
    });
    if (!added) return null;
    this.log.info('signed up', { userId: pending.userId });
    return this.users.find(pending.userId);
  }

  /** The link alone is not enough: the password is needed too, and throttled as in a login. */
  private async signInAgain(token: string, password: string, browser: Browser): Promise<User | null> {
    const emailIndex = await this.verified.findEmailIndexByUsedToken(token);
    return emailIndex === null ? null : this.authenticate.execute(emailIndex, password, browser);
  }

  /** Always false where the configuration handles guessable passwords the other way. */
  private isGuessable(
    handling: IdentityConfig['PASSWORD_BLOCKLIST'],
    password: string,
    chooser: Omit<Chooser, 'brand'>,
  ): boolean {
    const { PASSWORD_BLOCKLIST, BRAND_NAME: brand } = this.config;
    return PASSWORD_BLOCKLIST === handling && isGuessable(password, { ...chooser, brand });
  }
}

/** Read before the rest is validated, since an invalid link is reported first. */
const tokenIn = (body: object): string =>
  'token' in body && typeof body.token === 'string' ? body.token : '';
