import { describe, expect, it } from '@jest/globals';
import { firstName, readableName } from '../../../src/shared/care-profile/first-name.js';

const unreadable = '[Message content unavailable - decryption failed]';

describe('firstName', () => {
  it.each([
    ['Rosa', 'Rosa María López', 'Rosa'],
    ['Rosa María', null, 'Rosa'],
    ['', 'Ana Ruiz', 'Ana'],
    ['  ', 'Ana Ruiz', 'Ana'],
    ['', null, undefined],
    ['', '   ', undefined],
    [unreadable, 'Ana Ruiz', undefined],
    ['', unreadable, undefined],
    [undefined, 'Ana Ruiz', 'Ana'],
    [null, 'Ana Ruiz', 'Ana'],
    [undefined, undefined, undefined],
    [null, null, undefined],
  ])('user %p, profile %p: %p', (ofUser, ofProfile, expected) => {
    expect(firstName({ firstName: ofUser }, { name: ofProfile })).toBe(expected);
  });

  it('is undefined before anything is loaded', () => {
    expect(firstName(undefined, null)).toBeUndefined();
  });
});

describe('readableName', () => {
  it.each([
    [' Abuela Carmen ', 'Abuela Carmen'],
    [unreadable, undefined],
    [null, undefined],
    [undefined, undefined],
    ['', undefined],
    ['  ', undefined],
  ])('%p: %p', (name, expected) => {
    expect(readableName(name)).toBe(expected);
  });
});
