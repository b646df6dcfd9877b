import { createHash } from 'node:crypto';

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
