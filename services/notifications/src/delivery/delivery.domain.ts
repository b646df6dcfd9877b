import { createHash } from 'node:crypto';
import { ERASURE_MAIL_RETRIES, MAIL_RETRIES } from '@careward/contracts/notifications/limits';
import type { Mail, Outcome } from '../mail/mail.domain.js';

/** An address that a mail server could read as several or as something else. Trying again does not help. */
export class UnusableAddress extends Error {}

const singleAddress = /^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/;

export const isPlainAddress = (address: string): boolean => singleAddress.test(address);

/** The address for the envelope. Throws UnusableAddress unless it is exactly one plain address. */
export function plainAddress(address: string): string {
  if (!isPlainAddress(address)) throw new UnusableAddress('not one plain address');
  return address;
}

/** The same for every attempt, so that the recipient's side recognizes a mail that was sent twice. */
export const messageIdOf = (mailId: string, publicUrl: string): string =>
  `<${createHash('sha256').update(mailId).digest('hex')}@${new URL(publicUrl).hostname}>`;

/** The waits of the last mail of an account are short, since its address is destroyed soon. */
const retries: Record<Mail['kind'], readonly number[]> = {
  verification: MAIL_RETRIES,
  'password-reset': MAIL_RETRIES,
  'password-changed': MAIL_RETRIES,
  'new-sign-in': MAIL_RETRIES,
  erasure: ERASURE_MAIL_RETRIES,
  support: MAIL_RETRIES,
  'support-receipt': MAIL_RETRIES,
  tip: MAIL_RETRIES,
};

/** The outcome of a mail whose attempt number `attempts` failed: tried again unless the failure is permanent. */
export function afterFailure(
  error: unknown,
  { kind, attempts }: Pick<Mail, 'kind' | 'attempts'>,
  now: Date,
): Extract<Outcome, { state: 'failed' | 'pending' }> {
  const reason = reasonOf(error);
  const wait = retries[kind][attempts - 1];
  if (isPermanent(error) || wait === undefined) return { state: 'failed', reason };
  return { state: 'pending', dueAt: new Date(now.getTime() + wait), reason };
}

/**
 * Whether the mail server refused this recipient or this content. Its other refusals (greeting, authentication) are about
 * our configuration, which can be corrected before the next attempt.
 */
function isPermanent(error: unknown): boolean {
  if (error instanceof UnusableAddress) return true;
  const { code, responseCode } = smtpStatusOf(error);
  if (code === 'EENVELOPE' && responseCode === undefined) return true;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}

/** A code only: the server's message often repeats the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = smtpStatusOf(error);
  // The server offers no STARTTLS: the status of its refusal would not say so.
  if (code === 'ETLS') return code;
  if (responseCode !== undefined) return `smtp-${responseCode}`;
  return code ?? (error instanceof Error ? error.constructor.name : 'unknown');
}

/** nodemailer's errors have the SMTP step in `code` and the server's status in `responseCode`. */
function smtpStatusOf(error: unknown): { code?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('responseCode' in error &&
      typeof error.responseCode === 'number' && { responseCode: error.responseCode }),
  };
}
