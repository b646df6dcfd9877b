import { CONFIG } from '@careward/platform/app/environment';
import { isLoopback, isPlain } from '@careward/platform/app/plain-connections';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { fileURLToPath } from 'node:url';
import type { WorkerConfig } from '../config.js';
import { messageIdOf, plainAddress } from './delivery.domain.js';
import type { ComposedMail } from './compose-mail.js';
import { LOGO, renderHtml, renderText } from './templates/render.js';

/** Milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** The package's folder is two levels up, from src as well as from dist. */
const logo = fileURLToPath(new URL('../../assets/mark.png', import.meta.url));

/**
 * Without it, whoever is between us and the mail server could strike its offer of STARTTLS, and read mails and password. An
 * address with `ignoreTLS=true` says that its server has none.
 */
const requiresTls = ({ NODE_ENV, SMTP_URL }: Pick<WorkerConfig, 'NODE_ENV' | 'SMTP_URL'>): boolean =>
  NODE_ENV === 'production' && !isLoopback(new URL(SMTP_URL).hostname) && !isPlain(SMTP_URL);

@Injectable()
export class SmtpMailer {
  private readonly transport: Transporter;

  constructor(@Inject(CONFIG) private readonly config: WorkerConfig) {
    this.transport = createTransport({ url: config.SMTP_URL, requireTLS: requiresTls(config), ...TIMEOUTS });
  }

  async send(
    mailId: string,
    { address, content, replyTo, oneClickUnsubscribe, isLast }: ComposedMail,
  ): Promise<void> {
    const { BRAND_NAME, SUPPORT_EMAIL, PUBLIC_URL, MAIL_FROM } = this.config;
    await this.transport.sendMail({
      messageId: messageIdOf(mailId, PUBLIC_URL),
      from: MAIL_FROM ?? { name: BRAND_NAME, address: SUPPORT_EMAIL },
      to: { name: '', address: plainAddress(address) },
      ...(replyTo && { replyTo: { name: '', address: plainAddress(replyTo) } }),
      subject: content.subject,
      text: renderText(content),
      html: renderHtml(content),
      attachments: [{ cid: LOGO, filename: 'mark.png', path: logo, contentDisposition: 'inline' }],
      headers: {
        // Asks the recipient's side not to answer, for example with an out-of-office note.
        'Auto-Submitted': 'auto-generated',
        'Content-Language': content.lang,
        // The local inbox then removes what it has of the address (infra/local/src/mail-inbox/main.ts).
        ...(isLast && { 'X-Careward-Last-Mail': 'true' }),
        ...(oneClickUnsubscribe && {
          'List-Unsubscribe': `<${oneClickUnsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  }
}
