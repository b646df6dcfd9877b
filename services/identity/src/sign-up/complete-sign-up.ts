import { completeSignUp, LEGAL_TEXTS_VERSION } from '@careward/contracts/identity/sign-up';
import type { User } from '@careward/contracts/identity/user';
import { Clock } from '@careward/platform/app/clock';
import { readInput } from '@careward/platform/http/read-input';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { Authenticate } from '../login/authenticate.js';
import { linkStepRefused } from '../mail-links/link-refused.domain.js';
import { GuessablePasswords } from '../passwords/guessable-passwords.js';
import { Passwords } from '../passwords/passwords.js';
import type { Browser } from '../sessions/browser.js';
import { StartSession, type SignedIn } from '../sessions/start-session.js';
import { UsersRepository } from '../user/users.repository.js';
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
    private readonly guessable: GuessablePasswords,
    private readonly users: UsersRepository,
    private readonly authenticate: Authenticate,
    private readonly startSession: StartSession,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute(body: object, browser: Browser, analyticsConsent: boolean): Promise<SignedIn> {
    const since = this.clock.now();
    const { data, error } = readInput(completeSignUp, body);
    const token = tokenIn(body);
    const verified = await this.verified.findByToken(token);
    if (!data) throw linkStepRefused(error.issues, verified !== null);
    const { password } = data;
    const user =
      (verified && (await this.register(verified, { password, analyticsConsent }))) ??
      (await this.signInAgain(token, password, browser));
    const signedIn = user && (await this.startSession.execute(user, browser, { since, isAnnounced: false }));
    if (!signedIn) throw linkStepRefused([], false);
    const { answer, ...cookies } = signedIn;
    return { answer: { ...answer, ...this.guessable.adviceOn(password, user) }, ...cookies };
  }

  /** Null when another call has used the link meanwhile: the first to insert the account wins. */
  private async register(verified: VerifiedApplicant, chosen: Chosen): Promise<User | null> {
    const { pending, applicant, request, linkHash } = verified;
    this.guessable.refuse(chosen.password, applicant);
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
}

/** Read before the rest is validated, since an invalid link is reported first. */
const tokenIn = (body: object): string =>
  'token' in body && typeof body.token === 'string' ? body.token : '';
