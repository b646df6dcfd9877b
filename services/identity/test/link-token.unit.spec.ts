import { describe, expect, it } from '@jest/globals';
import { ownerIdIn, tokenHash, tokenOf } from '../src/mail-links/mail-links.domain.js';

const id = '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d01';
const token = tokenOf(id, Buffer.alloc(32, 7));

describe('a verification token', () => {
  it('is 64 characters that need no escaping in a link', () => {
    expect(token).toMatch(/^[A-Za-z0-9_-]{64}$/);
  });

  it('tells which pending sign-up it belongs to', () => {
    expect(ownerIdIn(token)).toBe(id);
  });

  it.each(['', 'x', token.slice(1), `${token}A`, token.replace(/.$/, '='), `${token}\n`])(
    'is not %j',
    (other) => {
      expect(ownerIdIn(other)).toBeNull();
    },
  );

  it('is stored as a hash that differs with every character', () => {
    const changed = tokenOf(id, Buffer.alloc(32, 8));
    expect(tokenHash(token)).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(tokenHash(changed)).not.toBe(tokenHash(token));
  });
});
