import type { User } from '@careward/contracts/identity/schemas';
import { onboardingForm } from '@careward/contracts/care-profile/fields';
import type { Profile } from '@careward/contracts/care-profile/schemas';
import { describe, expect, it } from '@jest/globals';
import {
  agreedAt,
  knownValues,
  profileToSave,
  recipientToSave,
} from '../../../src/features/onboarding/onboarding-values.js';

const user = { firstName: 'Rosa', lastName: 'López' } as User;
const nothing: Profile = {
  name: null,
  location: null,
  phoneNumber: null,
  isOnboardingComplete: false,
  agreedToTermsAt: null,
  agreedToPrivacyAt: null,
  consentedToDataUsageAt: null,
  careCoachAvatar: 'default',
};
const recipient = {
  id: '0197a7a0-0000-7000-8000-000000000001',
  name: 'Abuela Carmen',
  relationship: 'grandparent',
  conditions: ['dementia'],
  insuranceType: null,
} as const;
const now = new Date('2026-11-21T07:14:00.000Z');

describe('knownValues', () => {
  it('has only the name of a person who has just signed up', () => {
    expect(knownValues(user, nothing, undefined)).toEqual({
      name: 'Rosa López',
      conditions: [],
    });
  });

  it.each([
    ['Rosa', undefined, 'Rosa'],
    [undefined, 'López', 'López'],
    [null, null, ''],
    [' ', '[Message content unavailable - decryption failed]', ''],
  ])('names somebody called %p %p: %p', (firstName, lastName, name) => {
    const half = { firstName, lastName } as unknown as User;
    expect(knownValues(half, nothing, undefined).name).toBe(name);
  });

  it('has what was saved, but no text that could not be decrypted', () => {
    const saved = {
      ...nothing,
      name: '[Message content unavailable - decryption failed]',
      location: 'Newark, NJ',
    };
    expect(knownValues(user, saved, { ...recipient, conditions: ['dementia'] })).toMatchObject({
      name: 'Rosa López',
      location: 'Newark, NJ',
      recipientName: 'Abuela Carmen',
      relationship: 'grandparent',
      conditions: ['dementia'],
    });
  });
});

describe('the last agreement', () => {
  it('was when the account was made, and later when the profile was saved', () => {
    const member = { ...user, createdAt: '2026-01-02T03:04:05.000Z' };
    expect(agreedAt(member, nothing)).toBe(member.createdAt);
    expect(agreedAt(member, { ...nothing, agreedToTermsAt: now.toISOString() })).toBe(now.toISOString());
  });
});

const filled = {
  name: ' Rosa ',
  location: 'Newark, NJ',
  phoneNumber: '',
  recipientName: 'Abuela Carmen',
  relationship: 'grandparent',
  conditions: ['dementia'],
  terms: true,
  privacy: true,
  dataUse: true,
};

describe('what is sent', () => {
  it('has every field, so that a field that was cleared is cleared on the server', () => {
    const form = onboardingForm.parse(filled);
    expect(profileToSave(form, now, () => true)).toEqual({
      name: 'Rosa',
      location: 'Newark, NJ',
      phoneNumber: null,
      isOnboardingComplete: true,
      agreedToTermsAt: '2026-11-21T07:14:00.000Z',
      agreedToPrivacyAt: '2026-11-21T07:14:00.000Z',
      consentedToDataUsageAt: '2026-11-21T07:14:00.000Z',
    });
    const { id, ...fields } = recipient;
    expect(recipientToSave(form, undefined)).toEqual(fields);
    expect(recipientToSave(form, id)).toEqual(recipient);
  });

  it('dates the boxes that were ticked in this form, and no other', () => {
    const sent = profileToSave(onboardingForm.parse(filled), now, (box) => box === 'privacy');
    expect(sent).toMatchObject({ agreedToPrivacyAt: now.toISOString() });
    expect([sent.agreedToTermsAt, sent.consentedToDataUsageAt]).toEqual([undefined, undefined]);
  });
});
