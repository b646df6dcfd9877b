import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { fileURLToPath } from 'node:url';
import type { WorkerConfig } from '../config.js';
import { htmlOf, MARK } from './templates/html.js';
import { textOf } from './templates/text.js';
import type { MailContent } from './templates/mail-content.js';
import { oneAddress } from './address.domain.js';
import { messageIdOf } from './message-id.domain.js';

/** Milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Two levels up is the package's root, from the sources as well as from the build. */
const mark = fileURLToPath(new URL('../../assets/mark.png', import.meta.url));

/** Hands letters to the mail server. */
@Injectable()
export class SmtpMailer {
  private readonly transport: Transporter;

  constructor(@Inject(CONFIG) private readonly config: WorkerConfig) {
    this.transport = createTransport({ url: config.SMTP_URL, ...TIMEOUTS });
  }

  async send(mailId: string, address: string, letter: MailContent): Promise<void> {
    const { BRAND_NAME, SUPPORT_EMAIL, PUBLIC_URL, MAIL_FROM } = this.config;
    await this.transport.sendMail({
      messageId: messageIdOf(mailId, PUBLIC_URL),
      from: MAIL_FROM ?? { name: BRAND_NAME, address: SUPPORT_EMAIL },
      to: { name: '', address: oneAddress(address) },
      subject: letter.subject,
      text: textOf(letter),
      html: htmlOf(letter),
      attachments: [{ cid: MARK, filename: 'mark.png', path: mark, contentDisposition: 'inline' }],
      // No out-of-office note ever answers.
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.lang },
    });
  }
}
