import type { PasswordResetMail } from '@careward/contracts/identity/internal-calls';
import { Clock } from '@careward/platform/app/clock';
import { notFound } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { TOKEN_SECRET_BYTES, tokenHash, tokenOf } from '../mail-links/link-token.domain.js';
import { UsersRepository } from '../user/users.repository.js';
import { PasswordResetsRepository } from './password-resets.repository.js';

const nothingToSend = () => notFound('mail');

/** What the mail says. Each call makes a new link, so that a lost answer can be asked for again. */
@Injectable()
export class MintResetMail {
  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  async execute(passwordResetId: string, requestId: string): Promise<PasswordResetMail> {
    const reset = await this.resets.find(passwordResetId);
    const user = reset?.requests.some(({ id }) => id === requestId)
      ? await this.users.findByEmail(reset.emailIndex)
      : null;
    if (!reset || !user) throw nothingToSend();
    const token = tokenOf(reset._id, randomBytes(TOKEN_SECRET_BYTES));
    const linked = await this.resets.addLink(reset._id, requestId, tokenHash(token), this.clock.now());
    if (!linked) throw nothingToSend();
    const { email: address, firstName, locale } = user;
    return { address, firstName, locale, token };
  }
}
