import { resetPassword, type PasswordChangedAnswer } from '@careward/contracts/identity/password';
import type { User } from '@careward/contracts/identity/user';
import { Clock } from '@careward/platform/app/clock';
import { readInput } from '@careward/platform/http/read-input';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { LoginThrottle } from '../login/login-throttle.js';
import { linkStepRefused } from '../mail-links/link-refused.domain.js';
import { ownerIdIn, tokenHash } from '../mail-links/link-token.domain.js';
import { GuessablePasswords } from '../passwords/guessable-passwords.js';
import { Passwords } from '../passwords/passwords.js';
import { EndSession } from '../sessions/end-session.js';
import { UsersRepository } from '../user/users.repository.js';
import { isUsable } from './password-reset.domain.js';
import { PasswordResetsRepository } from './password-resets.repository.js';

/** The account of a link that may be used; `changedAt` is when its password was changed last. */
type Opened = { user: User; emailIndex: string; changedAt: Date | null };

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
    const passwordHash = await this.passwords.hash(data.password);
    const isSet = await this.users.setPassword(user.id, passwordHash, { by: 'reset', since: changedAt });
    if (!isSet) throw linkStepRefused([], false);
    await this.endSession.endAll(user.id);
    // Whoever forgot a password has often guessed too often.
    await this.throttle.reset({ emailIndex, client: network, device: null });
    this.log.info('password reset', { userId: user.id });
    return { success: true, ...this.guessable.adviceOn(data.password, user) };
  }

  /** Null when the link is unknown, used or expired. */
  private async open(token: string): Promise<Opened | null> {
    const id = ownerIdIn(token);
    const reset = id === null ? null : await this.resets.find(id);
    const user = reset && (await this.users.findByEmail(reset.emailIndex));
    const standing = user && (await this.users.findStanding(user.id));
    if (!reset || !user || !standing) return null;
    const changedAt = standing.passwordChange?.changedAt ?? null;
    const usable = isUsable(reset, tokenHash(token), changedAt, this.clock.now());
    return usable ? { user, emailIndex: reset.emailIndex, changedAt } : null;
  }
}
