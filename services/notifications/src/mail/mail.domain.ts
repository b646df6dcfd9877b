/** By what identity tells the content of a verification mail. */
export type VerificationRefs = { pendingSignUpId: string; verificationId: string };

/** By what identity tells the address of an account that is being deleted. */
export type ErasureRefs = { erasureId: string };

type About = { kind: 'verification'; refs: VerificationRefs } | { kind: 'erasure'; refs: ErasureRefs };

/** A mail to be sent: who gets it and what it says is asked for when it is sent, and stored nowhere. */
export type Mail = About & {
  id: string;
  /** How often it was taken in hand, this time included. */
  attempts: number;
  correlationId: string;
  /** W3C trace context of the click that caused it. */
  traceparent: string | null;
};

/** A mail as it is asked for. */
export type MailRequest = About & Pick<Mail, 'id' | 'correlationId' | 'traceparent'>;

/** What became of one attempt. `pending` is tried again at `dueAt`; the others are final. */
export type Outcome =
  | { state: 'sent' }
  /** Identity has nothing to send any more, such as a sign-up that expired. */
  | { state: 'obsolete' }
  | { state: 'failed'; reason: string }
  | { state: 'pending'; dueAt: Date; reason: string };
