/** An address that a mail server could read as several, or as something else. It will not mend by waiting. */
export class UnusableAddress extends Error {}

const one = /^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/;

/** The address as it may stand in an envelope: exactly one, and nothing besides. */
export function oneAddress(address: string): string {
  if (!one.test(address)) throw new UnusableAddress('not one plain address');
  return address;
}
