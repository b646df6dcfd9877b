import { hkdfSync } from 'node:crypto';
import type { Secrets } from './secrets.js';

/** The services that seal what they keep about people. */
export const SEALING_SERVICES: readonly string[] = [
  'identity',
  'care-profile',
  'coach',
  'assessment',
  'notifications',
];
const CURRENT_KEY_ID = 'k1';

/** A service's `DATA_KEY_WRAPPING_KEYS` (infra/docs/adr/0019), derived from the master key, which no service gets. */
export function wrappingKeysOf(
  service: string,
  { masterKey, masterKeyWrapped }: Pick<Secrets, 'masterKey' | 'masterKeyWrapped'>,
): string {
  const purpose = `data-key-wrapping/${service}/${CURRENT_KEY_ID}`;
  const key = hkdfSync('sha256', Buffer.from(masterKey, 'base64url'), '', purpose, 32);
  const current = `${CURRENT_KEY_ID}:${Buffer.from(key).toString('base64url')}`;
  return masterKeyWrapped ? `${current},legacy:${masterKey}` : current;
}
