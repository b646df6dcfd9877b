import { CONFIG } from '@careward/platform/config/environment';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { fileURLToPath } from 'node:url';
import type { WorkerConfig } from '../config.js';
import { letterHtml, MARK } from '../letters/letter-html.js';
import { letterText } from '../letters/letter-text.js';
import type { Letter } from '../letters/letter.js';
import { oneAddress } from './address.domain.js';
import { messageIdOf } from './message-id.domain.js';

/** Milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Two levels up is the package's root, from the sources as well as from the build. */
const mark = fileURLToPath(new URL('../../assets/mark.png', import.meta.url));

/** Hands letters to the mail server. */
@Injectable()
export class Post {
  private readonly transport: Transporter;

  constructor(@Inject(CONFIG) private readonly config: WorkerConfig) {
    this.transport = createTransport({ url: config.SMTP_URL, ...PATIENCE });
  }

  async send(mailId: string, address: string, letter: Letter): Promise<void> {
    const { BRAND_NAME, SUPPORT_EMAIL, PUBLIC_URL, MAIL_FROM } = this.config;
    await this.transport.sendMail({
      messageId: messageIdOf(mailId, PUBLIC_URL),
      from: MAIL_FROM ?? { name: BRAND_NAME, address: SUPPORT_EMAIL },
      to: { name: '', address: oneAddress(address) },
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter),
      attachments: [{ cid: MARK, filename: 'mark.png', path: mark, contentDisposition: 'inline' }],
      // No out-of-office note ever answers.
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.lang },
    });
  }
}
