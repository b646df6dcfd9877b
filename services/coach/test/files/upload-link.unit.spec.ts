import { wrappingKeys } from '@careward/platform/personal-data/wrapping-keys';
import { describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import type { CoachConfig } from '../../src/config.js';
import { UploadLinks } from '../../src/files/upload-link.js';

const aKey = (id: string) => `${id}:${randomBytes(32).toString('base64url')}`;
const linksWith = (...keys: string[]) =>
  new UploadLinks({
    DATA_KEY_WRAPPING_KEYS: wrappingKeys.parse(keys.join(',')),
    PUBLIC_URL: 'https://careward.example',
  } as CoachConfig);

describe('an upload link', () => {
  const [earlier, later] = [aKey('spring'), aKey('autumn')];
  const granted = {
    id: randomUUID(),
    owner: randomUUID(),
    sessionId: randomUUID(),
    expiresAt: new Date('2026-11-26T12:00:00.000Z'),
  };
  const { searchParams } = new URL(linksWith(earlier).to(granted));
  const { exp, sig } = Object.fromEntries(searchParams);

  it('is taken while the key that signed it is in the list, also behind a new one', () => {
    expect(linksWith(later, earlier).isOf(granted, { exp, sig })).toBe(true);
  });

  it('is of the session that it was granted to', () => {
    expect(linksWith(earlier).isOf({ ...granted, sessionId: randomUUID() }, { exp, sig })).toBe(false);
  });

  it('is refused by other keys', () => {
    expect(linksWith(later).isOf(granted, { exp, sig })).toBe(false);
  });
});
