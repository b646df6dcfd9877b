import { createHash } from 'node:crypto';

/** The same for every attempt, so that a mail which leaves twice is seen as one by the recipient's side. */
export const messageIdOf = (mailId: string, publicUrl: string): string =>
  `<${createHash('sha256').update(mailId).digest('hex')}@${new URL(publicUrl).hostname}>`;
