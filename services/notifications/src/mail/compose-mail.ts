import { erasureContact, verificationMail } from '@careward/contracts/identity/internal-calls';
import { CONFIG } from '@careward/platform/app/environment';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Inject, Injectable } from '@nestjs/common';
import type { WorkerConfig } from '../config.js';
import type { Mail } from './mail.domain.js';
import { erasureMailContent } from './templates/erasure-mail.js';
import type { MailContent } from './templates/mail-content.js';
import { verificationMailContent } from './templates/verification-mail.js';

/** Asks identity for the recipient when the mail is sent, so that a changed or erased address counts at once. */
@Injectable()
export class ComposeMail {
  constructor(
    private readonly services: ServiceClient,
    @Inject(CONFIG) private readonly config: WorkerConfig,
  ) {}

  /** Null when identity has nothing to send any more. */
  async execute({ kind, refs }: Mail): Promise<{ address: string; content: MailContent } | null> {
    if (kind === 'verification') {
      const mail = await this.services.ask(verificationMail, { params: refs });
      return mail && { address: mail.address, content: verificationMailContent(mail, this.config) };
    }
    const contact = await this.services.ask(erasureContact, { params: refs });
    if (!contact) return null;
    const content = erasureMailContent(refs.erasureId, contact.locale, this.config);
    return { address: contact.address, content };
  }
}
