import { randomBytes } from 'node:crypto';
import type { PasswordResetMail } from '@careward/contracts/identity/internal-calls';
import { type PasswordChangedAnswer, resetPassword, type User } from '@careward/contracts/identity/schemas';
import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { notFound, ProblemError } from '@careward/platform/http/problem-error';
import { readInput } from '@careward/platform/http/read-input';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { LoginThrottle } from '../login/login-throttle.js';
import {
  linkStepRefused,
  mayResetPassword,
  ownerIdIn,
  TOKEN_SECRET_BYTES,
  tokenOf,
  untilResetSentAgain,
} from '../mail-links/mail-links.domain.js';
import { LinkHashes } from '../mail-links/link-hashes.js';
import { MailsPerNetwork } from '../mail-links/mails-per-network.js';
import { GuessablePasswords, Passwords } from '../passwords/passwords.js';
import { type Browser, DeviceCookies } from '../sessions/browser.js';
import { hashCredential } from '../sessions/sessions.domain.js';
import { EndSession } from '../sessions/sessions.js';
import { EmailIndex, UsersRepository } from '../user/users.repository.js';
import { PasswordResetsRepository } from './password-resets.repository.js';

/** Where somebody asks: a mark of the network, and the device cookie, not yet checked. */
type Requester = Pick<Browser, 'client' | 'device'>;

/**
 * Records that a mail with a link to a new password is wanted. It does the same work for known and unknown addresses
 * and does not look for an account, so that nobody learns from it which have one; an unknown address gets no mail.
 */
@Injectable()
export class AskForReset {
  constructor(
    private readonly emailIndex: EmailIndex,
    private readonly resets: PasswordResetsRepository,
    private readonly mailsPerNetwork: MailsPerNetwork,
    private readonly deviceCookies: DeviceCookies,
    private readonly throttle: LoginThrottle,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute(email: string, { client, device: cookie }: Requester): Promise<void> {
    const now = this.clock.now();
    await this.mailsPerNetwork.take(client, now);
    const emailIndex = this.emailIndex.of(email);
    const device = this.deviceCookies.verify(cookie, emailIndex);
    const isKnown = await this.throttle.knows({ emailIndex, client, device });
    const network = device === null ? client : hashCredential(device);
    const reset = await this.resets.findOrAdd(emailIndex, now);
    if (await this.resets.addRequest(reset, { id: newId(), at: now, network, isKnown })) return;
    this.log.warn('password mail not sent: limit of the address', { passwordResetId: reset._id });
    throw noMoreMails(untilResetSentAgain((await this.resets.find(reset._id)) ?? reset, now));
  }
}

/** It tells a stranger that others asked too, but not whether there is an account. */
const noMoreMails = (wait: number): ProblemError =>
  new ProblemError({
    status: 429,
    code: 'no-more-mails',
    detail:
      'No more e-mails can be sent to this address right now. The newest mail that you got still works. ' +
      'If there is none, please ask again in half an hour.',
    retryAfter: Math.max(1, Math.ceil(wait / 1_000)),
  });

const nothingToSend = () => notFound('mail');

/** What the mail says. Each call makes a new link, so that a lost answer can be asked for again. */
@Injectable()
export class MintResetMail {
  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly users: UsersRepository,
    private readonly linkHashes: LinkHashes,
    private readonly clock: Clock,
  ) {}

  async execute(passwordResetId: string, requestId: string): Promise<PasswordResetMail> {
    const reset = await this.resets.find(passwordResetId);
    const user = reset?.requests.some(({ id }) => id === requestId)
      ? await this.users.findByEmail(reset.emailIndex)
      : null;
    if (!reset || !user) throw nothingToSend();
    const token = tokenOf(reset._id, randomBytes(TOKEN_SECRET_BYTES));
    const linked = await this.resets.addLink(
      reset._id,
      requestId,
      this.linkHashes.of('password reset', reset, token),
      this.clock.now(),
    );
    if (!linked) throw nothingToSend();
    const { email: address, firstName, locale } = user;
    return { address, firstName, locale, token };
  }
}

/** The account of a link that may be used; `changedAt` is when its password was changed last. */
type LinkedAccount = { user: User; emailIndex: string; changedAt: Date | null };

/** Sets a new password with the link of a mail, once, and ends every session of the account. It signs nobody in. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly guessable: GuessablePasswords,
    private readonly endSession: EndSession,
    private readonly throttle: LoginThrottle,
    private readonly linkHashes: LinkHashes,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** `network` is a mark of the network that asks. */
  async execute(body: object, network: string): Promise<PasswordChangedAnswer> {
    const { data, error } = readInput(resetPassword, body);
    const opened = await this.open('token' in body && typeof body.token === 'string' ? body.token : '');
    if (!data) throw linkStepRefused(error.issues, opened !== null);
    if (!opened) throw linkStepRefused([], false);
    const { user, emailIndex, changedAt } = opened;
    this.guessable.refuse(data.password, user);
    const passwordHash = await this.passwords.hash({ userId: user.id, password: data.password });
    const isSet = await this.users.setPassword(user.id, passwordHash, { by: 'reset', since: changedAt });
    if (!isSet) throw linkStepRefused([], false);
    await this.endSession.endAll(user.id);
    // Whoever forgot a password has often guessed too often.
    await this.throttle.reset({ emailIndex, client: network, device: null });
    this.log.info('password reset', { userId: user.id });
    return { success: true, ...this.guessable.adviceOn(data.password, user) };
  }

  /** Null when the link is unknown, used or expired. */
  private async open(token: string): Promise<LinkedAccount | null> {
    const id = ownerIdIn(token);
    const reset = id === null ? null : await this.resets.find(id);
    const user = reset && (await this.users.findByEmail(reset.emailIndex));
    const security = user && (await this.users.findAccountSecurity(user.id));
    if (!reset || !user || !security) return null;
    const changedAt = security.passwordChange?.changedAt ?? null;
    const usable = mayResetPassword(
      reset,
      this.linkHashes.of('password reset', reset, token),
      changedAt,
      this.clock.now(),
    );
    return usable ? { user, emailIndex: reset.emailIndex, changedAt } : null;
  }
}
