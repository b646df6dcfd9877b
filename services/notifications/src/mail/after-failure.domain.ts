import { ERASURE_MAIL_RETRIES, MAIL_RETRIES } from '@careward/contracts/notifications/limits';
import { UnusableAddress } from './address.domain.js';
import type { Mail, Outcome } from './mail.domain.js';

/** The last mail of an account may not wait for hours: its address is about to be gone. */
const retries: Record<Mail['kind'], readonly number[]> = {
  verification: MAIL_RETRIES,
  erasure: ERASURE_MAIL_RETRIES,
};

/** What becomes of a mail whose attempt number `attempts` failed: what may pass is tried again. */
export function afterFailure(
  error: unknown,
  { kind, attempts }: Pick<Mail, 'kind' | 'attempts'>,
  now: Date,
): Extract<Outcome, { state: 'failed' | 'pending' }> {
  const reason = reasonOf(error);
  const wait = retries[kind][attempts - 1];
  if (isFinal(error) || wait === undefined) return { state: 'failed', reason };
  return { state: 'pending', dueAt: new Date(now.getTime() + wait), reason };
}

/**
 * The mail server refused this recipient or this text. Its other refusals (greeting, sign-in) are about us, not about
 * the mail, and somebody will mend them.
 */
function isFinal(error: unknown): boolean {
  if (error instanceof UnusableAddress) return true;
  const { code, responseCode } = smtp(error);
  if (code === 'EENVELOPE' && responseCode === undefined) return true;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}

/** A code only: a server's sentence often repeats the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = smtp(error);
  if (responseCode !== undefined) return `smtp-${responseCode}`;
  return code ?? (error instanceof Error ? error.constructor.name : 'unknown');
}

/** nodemailer's errors name the step in `code` and the server's answer in `responseCode`. */
function smtp(error: unknown): { code?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('responseCode' in error &&
      typeof error.responseCode === 'number' && { responseCode: error.responseCode }),
  };
}
