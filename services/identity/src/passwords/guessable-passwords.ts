import { GUESSABLE_PASSWORD } from '@careward/contracts/identity/password-rules';
import { CONFIG } from '@careward/platform/app/environment';
import { ProblemError } from '@careward/platform/http/problem-error';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { isGuessable, type Chooser } from './guessable-password.domain.js';

/** A password that a guesser would try early is refused or advised against, as the configuration says. */
@Injectable()
export class GuessablePasswords {
  constructor(@Inject(CONFIG) private readonly config: IdentityConfig) {}

  /** `path` is the field that the password was typed into. */
  refuse(password: string, chooser: Omit<Chooser, 'brand'>, path = 'password'): void {
    if (!this.isToBe('reject', password, chooser)) return;
    throw new ProblemError({
      status: 400,
      code: 'password-guessable',
      detail: GUESSABLE_PASSWORD,
      errors: [{ path, message: GUESSABLE_PASSWORD }],
    });
  }

  adviceOn(password: string, chooser: Omit<Chooser, 'brand'>): { passwordAdvice?: string } {
    return this.isToBe('advise', password, chooser) ? { passwordAdvice: GUESSABLE_PASSWORD } : {};
  }

  /** Always false where the configuration handles guessable passwords the other way. */
  private isToBe(
    handling: IdentityConfig['PASSWORD_BLOCKLIST'],
    password: string,
    chooser: Omit<Chooser, 'brand'>,
  ): boolean {
    const { PASSWORD_BLOCKLIST, BRAND_NAME: brand } = this.config;
    return PASSWORD_BLOCKLIST === handling && isGuessable(password, { ...chooser, brand });
  }
}
