import {
  changePassword,
  WRONG_PASSWORD,
  type ChangePassword as Form,
  type PasswordChangedAnswer,
} from '@careward/contracts/identity/password';
import { notSignedIn, ProblemError } from '@careward/platform/http/problem-error';
import { readInput } from '@careward/platform/http/read-input';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { Authenticate } from '../login/authenticate.js';
import { GuessablePasswords } from '../passwords/guessable-passwords.js';
import { inputRefused } from '../passwords/input-refused.domain.js';
import { Passwords } from '../passwords/passwords.js';
import type { Browser } from '../sessions/browser.js';
import { EndSession } from '../sessions/end-session.js';
import { UsersRepository } from '../user/users.repository.js';

const wrongPassword = () =>
  new ProblemError({
    status: 400,
    code: 'wrong-password',
    detail: WRONG_PASSWORD,
    errors: [{ path: 'currentPassword', message: WRONG_PASSWORD }],
  });

/** Sets a new password for somebody who knows the current one, and ends every other session. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly users: UsersRepository,
    private readonly authenticate: Authenticate,
    private readonly passwords: Passwords,
    private readonly guessable: GuessablePasswords,
    private readonly endSession: EndSession,
    private readonly log: Log,
  ) {}

  async execute(
    { userId, sessionId: keptSession }: { userId: string; sessionId: string },
    body: object,
    browser: Browser,
  ): Promise<PasswordChangedAnswer> {
    const { currentPassword, newPassword } = validated(body);
    const { emailIndex, since } = await this.accountOf(userId);
    // Before the new one is compared with the person's names, which a stranger at this browser need not know.
    const user = await this.authenticate.execute(emailIndex, currentPassword, browser);
    if (user?.id !== userId) throw wrongPassword();
    this.guessable.refuse(newPassword, user, 'newPassword');
    const passwordHash = await this.passwords.hash(newPassword);
    const change = { by: 'change' as const, since, keptSession };
    // Where another change came first, what was typed is not the current password any more.
    if (!(await this.users.setPassword(userId, passwordHash, change))) throw wrongPassword();
    await this.endSession.endAll(userId, keptSession);
    this.log.info('password changed', { userId });
    return { success: true, ...this.guessable.adviceOn(newPassword, user) };
  }

  /** `since`: when the password was changed last. */
  private async accountOf(userId: string): Promise<{ emailIndex: string; since: Date | null }> {
    const emailIndex = await this.users.findEmailIndex(userId);
    const standing = await this.users.findStanding(userId);
    if (emailIndex === null || !standing) throw notSignedIn();
    return { emailIndex, since: standing.passwordChange?.changedAt ?? null };
  }
}

function validated(body: object): Form {
  const { data, error } = readInput(changePassword, body);
  if (data) return data;
  const [first = { path: [], message: WRONG_PASSWORD }] = error.issues;
  throw inputRefused(error.issues, first);
}
