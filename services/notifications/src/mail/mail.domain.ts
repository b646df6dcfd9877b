import type { Device } from '@careward/contracts/identity/schemas';

/** What identity is asked with for the content of a verification mail. */
export type VerificationRefs = { pendingSignUpId: string; verificationId: string };

/** What identity is asked with for the content of a mail that leads to a new password. */
export type PasswordResetRefs = { passwordResetId: string; requestId: string };

/** Whom a mail about the account goes to. */
export type PersonRefs = { userId: string };

/** A sign-in: whose, when (ISO), and with what kind of browser. */
export type SignInRefs = PersonRefs & Device & { at: string };

/** What identity is asked with for the address of an account that is being deleted. */
export type ErasureRefs = { erasureId: string };

/** Where to find what a person wrote to support. */
export type SupportRefs = { requestId: string };

/** Whose tip a mail is, and when it was due (ISO 8601); the schedule's id names nobody. */
export type TipRefs = {
  scheduleId: string;
  dueAt: string;
  /** Sent at any hour, for a developer who asked for it. */
  atNight?: boolean;
};

/** What a mail is about, and where its content is found when it is sent. */
export type MailSubject =
  | { kind: 'verification'; refs: VerificationRefs }
  | { kind: 'password-reset'; refs: PasswordResetRefs }
  | { kind: 'password-changed'; refs: PersonRefs }
  | { kind: 'new-sign-in'; refs: SignInRefs }
  | { kind: 'erasure'; refs: ErasureRefs }
  /** To support, and to the person as its confirmation. */
  | { kind: 'support' | 'support-receipt'; refs: SupportRefs }
  | { kind: 'tip'; refs: TipRefs };

/** A mail to be sent. Its address and content are asked for when it is sent, and stored nowhere. */
export type Mail = MailSubject & {
  id: string;
  /** How often it was claimed, this time included. */
  attempts: number;
  correlationId: string;
  /** W3C trace context of the request that caused it. */
  traceparent: string | null;
};

export type MailRequest = MailSubject & Pick<Mail, 'id' | 'correlationId' | 'traceparent'>;

/** The outcome of one attempt. `pending` is tried again at `dueAt`; a mail in any other state is settled. */
export type Outcome =
  | { state: 'sent' }
  /** There is nothing to send any more, such as for a sign-up that expired. */
  | { state: 'obsolete' }
  /** The person does not want it, or is gone. Only mails that can be unsubscribed from. */
  | { state: 'suppressed'; reason: string }
  | { state: 'failed'; reason: string }
  | { state: 'pending'; dueAt: Date; reason: string }
  /** Not tried at all, such as at night: due at `dueAt`, with as many attempts left as before. */
  | { state: 'put-off'; dueAt: Date; reason: string };
