import type { IncomingHttpHeaders } from 'node:http';
import {
  changePassword,
  type ChangePassword as ChangePasswordForm,
  type PasswordChangedAnswer,
  WRONG_PASSWORD,
} from '@careward/contracts/identity/schemas';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { CurrentPrincipal } from '@careward/platform/http/principal.guard';
import { notSignedIn, ProblemError } from '@careward/platform/http/problem-error';
import { readInput } from '@careward/platform/http/read-input';
import { Route } from '@careward/platform/http/route.decorator';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { Log } from '@careward/platform/observability/log';
import { Body, Controller, Headers, Injectable } from '@nestjs/common';
import { Authenticate } from '../login/authenticate.js';
import { type Browser, browserOf } from '../sessions/browser.js';
import { EndSession } from '../sessions/sessions.js';
import { UsersRepository } from '../user/users.repository.js';
import { anyFields, inputRefused } from './passwords.domain.js';
import { GuessablePasswords, Passwords } from './passwords.js';

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
    const passwordHash = await this.passwords.hash({ userId, password: newPassword });
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
    const security = await this.users.findAccountSecurity(userId);
    if (emailIndex === null || !security) throw notSignedIn();
    return { emailIndex, since: security.passwordChange?.changedAt ?? null };
  }
}

function validated(body: object): ChangePasswordForm {
  const { data, error } = readInput(changePassword, body);
  if (data) return data;
  const [first = { path: [], message: WRONG_PASSWORD }] = error.issues;
  throw inputRefused(error.issues, first);
}

@Controller()
export class PasswordChangeController {
  constructor(private readonly changePassword: ChangePassword) {}

  @Route(identityRoutes.changePassword)
  change(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: anyFields }) body: object,
    @Headers() headers: IncomingHttpHeaders,
  ) {
    if (principal.kind !== 'user') throw notSignedIn();
    return this.changePassword.execute(principal, body, browserOf(headers));
  }
}
