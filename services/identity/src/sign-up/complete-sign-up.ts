import {
  checkVerification,
  completeSignUp,
  LEGAL_TEXTS_VERSION,
  type User,
} from '@careward/contracts/identity/schemas';
import { Clock } from '@careward/platform/app/clock';
import { readInput } from '@careward/platform/http/read-input';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { Authenticate } from '../login/authenticate.js';
import {
  type Applicant,
  linkStepRefused,
  ownerIdIn,
  requestOfLink,
  type VerificationRequest,
} from '../mail-links/mail-links.domain.js';
import { LinkHashes } from '../mail-links/link-hashes.js';
import { GuessablePasswords, Passwords } from '../passwords/passwords.js';
import type { Browser, SessionCredentials } from '../sessions/browser.js';
import { StartSession } from '../sessions/start-session.js';
import { UsersRepository } from '../user/users.repository.js';
import { type PendingSignUp, PendingSignUpsRepository } from './pending-sign-ups.repository.js';

/** A link that has not expired, used or not. */
type ValidLink = { pending: PendingSignUp; request: VerificationRequest; linkHash: string };

/** Somebody who opened the mail we sent to the address they gave. */
type VerifiedApplicant = ValidLink & { applicant: Applicant };

/** Finds who opened a verification link; that does not use it up. */
@Injectable()
export class VerifiedApplicants {
  constructor(
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly users: UsersRepository,
    private readonly linkHashes: LinkHashes,
    private readonly clock: Clock,
  ) {}

  /** Null when the token is unknown, used or expired. */
  async findByToken(token: string): Promise<VerifiedApplicant | null> {
    const link = await this.findValidLink(token);
    // Inserting the account is the commit: where there is one, the link is used.
    if (!link || (await this.users.exists(link.pending.userId))) return null;
    const applicant = await this.pendingSignUps.applicantOf(link.pending, link.request);
    return applicant && { ...link, applicant };
  }

  /** The sign-up whose account was made with this very link; null when there is none, or the link has expired. */
  async findByUsedToken(token: string): Promise<PendingSignUp | null> {
    const link = await this.findValidLink(token);
    if (!link) return null;
    const { pending, linkHash } = link;
    return (await this.users.existsWithSignUpLink(pending.userId, linkHash)) ? pending : null;
  }

  private async findValidLink(token: string): Promise<ValidLink | null> {
    const id = ownerIdIn(token);
    const pending = id === null ? null : await this.pendingSignUps.find(id);
    if (!pending) return null;
    const linkHash = this.linkHashes.of('sign-up', pending, token);
    const request = requestOfLink(pending, linkHash, this.clock.now());
    return request ? { pending, request, linkHash } : null;
  }
}

/** Whose sign-up a link belongs to, so that people see that it is theirs before they choose a password. */
@Injectable()
export class CheckVerification {
  constructor(private readonly verified: VerifiedApplicants) {}

  async execute(body: object): Promise<{ firstName: string }> {
    const { data, error } = readInput(checkVerification, body);
    const verified = data ? await this.verified.findByToken(data.token) : null;
    if (!verified) throw linkStepRefused(error?.issues ?? [], false);
    return { firstName: verified.applicant.firstName };
  }
}

type AccountChoices = { password: string; analyticsConsent: boolean };

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

  async execute(body: object, browser: Browser, analyticsConsent: boolean): Promise<SessionCredentials> {
    const since = this.clock.now();
    const { data, error } = readInput(completeSignUp, body);
    const token = tokenIn(body);
    const verified = await this.verified.findByToken(token);
    if (!data) throw linkStepRefused(error.issues, verified !== null);
    const { password } = data;
    const registered = verified && (await this.register(verified, { password, analyticsConsent }));
    const user = registered ?? (await this.signInAgain(token, password, browser));
    // With a used link somebody else may sign in, as in a login.
    const start = { since, isAnnounced: !registered };
    const signedIn = user && (await this.startSession.execute(user, browser, start));
    if (!signedIn) throw linkStepRefused([], false);
    const { answer, ...cookies } = signedIn;
    return { answer: { ...answer, ...this.guessable.adviceOn(password, user) }, ...cookies };
  }

  /** Null when another call has used the link meanwhile: the first to insert the account wins. */
  private async register(verified: VerifiedApplicant, chosen: AccountChoices): Promise<User | null> {
    const { pending, applicant, request, linkHash } = verified;
    this.guessable.refuse(chosen.password, applicant);
    const passwordHash = await this.passwords.hash({ userId: pending.userId, password: chosen.password });
    const now = this.clock.now();
    const agreed = { at: now, version: LEGAL_TEXTS_VERSION };
    const added = await this.users.add({
      _id: pending.userId,
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
    const used = await this.verified.findByUsedToken(token);
    const user = used && (await this.authenticate.execute(used.emailIndex, password, browser));
    return user?.id === used?.userId ? user : null;
  }
}

/** Read before the rest is validated, since an invalid link is reported first. */
const tokenIn = (body: object): string =>
  'token' in body && typeof body.token === 'string' ? body.token : '';
