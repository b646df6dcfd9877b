import { erasureContact, verificationMail } from '@careward/contracts/identity/internal-calls';
import { CONFIG } from '@careward/platform/app/environment';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Inject, Injectable } from '@nestjs/common';
import type { WorkerConfig } from '../config.js';
import type { Mail } from './mail.domain.js';
import { erasureMailContent } from './templates/erasure-mail.js';
import type { MailContent } from './templates/mail-content.js';
import { verificationMailContent } from './templates/verification-mail.js';

/** Asks identity, at the last moment, whom a mail is for, and writes it. */
@Injectable()
export class ComposeMail {
  constructor(
    private readonly services: ServiceClient,
    @Inject(CONFIG) private readonly config: WorkerConfig,
  ) {}

  /** Null when identity has nothing to send any more. */
  async execute({ kind, refs }: Mail): Promise<{ address: string; letter: MailContent } | null> {
    if (kind === 'verification') {
      const told = await this.services.ask(verificationMail, refs);
      return told && { address: told.address, letter: verificationMailContent(told, this.config) };
    }
    const told = await this.services.ask(erasureContact, refs);
    return (
      told && { address: told.address, letter: erasureMailContent(refs.erasureId, told.locale, this.config) }
    );
  }
}
