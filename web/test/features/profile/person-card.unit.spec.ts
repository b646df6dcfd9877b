/** @jest-environment ./web/test/browser-environment.mjs */
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { describe, expect, it } from '@jest/globals';
import { fullName, initials } from '../../../src/features/profile/person-card.js';

describe('fullName', () => {
  const user = { firstName: 'Rosa', lastName: 'Diaz' };
  it.each([
    ["the profile's", user, { name: ' Rosa María ' }, 'Rosa María'],
    ["the account's without a profile", user, null, 'Rosa Diaz'],
    ["the account's while the profile has none", user, { name: null }, 'Rosa Diaz'],
    ["the account's while the profile has a blank one", user, { name: '  ' }, 'Rosa Diaz'],
    ['none where the profile has one that could not be decrypted', user, { name: UNREADABLE }, undefined],
    ["the account's readable part", { ...user, firstName: UNREADABLE }, null, 'Diaz'],
    ['none where there is none', { firstName: UNREADABLE, lastName: '' }, null, undefined],
  ])('is %s', (_what, account, profile, name) => expect(fullName(account, profile)).toBe(name));
});

describe('initials', () => {
  it.each([
    ['Rosa Diaz', 'RD'],
    ['rosa maría diaz lópez', 'RL'],
    ['Élodie', 'É'],
    ['e\u0301lodie diaz', 'E\u0301D'],
    ['👩🏽‍🦳 Abuela', '👩🏽‍🦳A'],
    ['User', 'U'],
  ])('of %j are %j', (name, letters) => expect(initials(name, 'en-US')).toBe(letters));
});
