import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import {
  openBytes,
  openValue,
  sealBytes,
  sealValue,
  type SealContext,
  type Sealed,
} from '../src/personal-data/sealed-value.js';

const key = randomBytes(32);
const context: SealContext = {
  service: 'coach',
  collection: 'exchanges',
  field: 'question',
  record: 'r1',
  owner: 'o1',
};

describe('a sealed value', () => {
  it.each([['a text'], [''], ['ñandú 🫶'], [{ conditions: ['dementia'] }], [null]])(
    'opens to what was sealed: %j',
    (value) => {
      expect(openValue(key, context, sealValue(key, context, value))).toEqual(value);
    },
  );

  it('shows nothing of its content and is never sealed the same way twice', () => {
    const sealed = sealValue(key, context, 'fell last night');
    expect(sealed).not.toContain('fell');
    expect(sealValue(key, context, 'fell last night')).not.toBe(sealed);
  });

  it.each(['service', 'collection', 'field', 'record', 'owner'] as const)(
    'does not open in another %s',
    (part) => {
      const sealed = sealValue(key, context, 'mine');
      expect(() => openValue(key, { ...context, [part]: 'other' }, sealed)).toThrow();
    },
  );

  it('does not open with another key', () => {
    expect(() => openValue(randomBytes(32), context, sealValue(key, context, 'mine'))).toThrow();
  });

  it('does not open when any byte was changed', () => {
    const [version = '', nonce = '', body = ''] = sealValue(key, context, 'mine').split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const forged = [version, nonce, changed.toString('base64url')].join('.') as Sealed<string>;
      expect(() => openValue(key, context, forged)).toThrow();
    }
  });

  it.each([4, 8, 12, 15])('does not open with a tag of %i bytes', (length) => {
    const [version = '', nonce = '', body = ''] = sealValue(key, context, 'mine').split('.');
    const cut = Buffer.from(body, 'base64url')
      .subarray(0, -16 + length)
      .toString('base64url');
    expect(() => openValue(key, context, [version, nonce, cut].join('.') as Sealed<string>)).toThrow();
  });
});

describe('sealed bytes', () => {
  const bytes = randomBytes(70_000);

  it('open to what was sealed, in their own place alone', () => {
    const sealed = sealBytes(key, context, bytes);
    expect(sealed.includes(bytes.subarray(0, 32))).toBe(false);
    expect(openBytes(key, context, sealed).equals(bytes)).toBe(true);
    expect(() => openBytes(key, { ...context, record: 'r2' }, sealed)).toThrow();
    expect(() => openBytes(randomBytes(32), context, sealed)).toThrow();
  });

  it('do not open when one of them was changed or cut off', () => {
    const sealed = sealBytes(key, context, bytes);
    const changed = Buffer.from(sealed);
    changed[40_000] = (changed[40_000] ?? 0) ^ 1;
    expect(() => openBytes(key, context, changed)).toThrow();
    expect(() => openBytes(key, context, sealed.subarray(0, -1))).toThrow();
  });
});
