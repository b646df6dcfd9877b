import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { completeSignUp, login, sendVerification } from '../src/identity/schemas.js';
import { passwordStrength } from '../src/identity/fields.js';
import { changeProfile, saveProfile, saveRecipient } from '../src/care-profile/schemas.js';
import { onboardingForm } from '../src/care-profile/fields.js';
import { giveFeedback, sendMessage, titleConversation } from '../src/coach/schemas.js';

const person = { email: 'rosa@example.com', firstName: 'Rosa', lastName: 'Diaz' };
const signUp = {
  token: 't',
  password: 'Tidal-Lantern-7',
  agreedToTerms: true,
  agreedToPrivacy: true,
  consentedToDataUsage: true,
};
const recipient = { name: 'Carmen', relationship: 'parent', conditions: ['dementia'] };
const form = {
  name: 'Rosa',
  location: 'NJ',
  recipientName: 'Carmen',
  relationship: 'parent',
  conditions: ['dementia'],
  terms: true,
  privacy: true,
  dataUse: true,
};

/** Invisible texts: zero-width and direction marks, fillers, accents without a letter. */
const invisible = [
  '\u200B',
  '\u200F\u2060 \uFEFF',
  '\u00AD',
  '\u3164',
  '\u2800',
  '\u0301\u0300',
  '\uFE0F',
  '\u{E0041}',
];

/** spec.md 5, each sentence: the schema, a valid input, the field, and values refused with that sentence. */
const table: [string, z.ZodType | ZodMiniType, object, string, unknown[]][] = [
  ['First name is required', sendVerification, person, 'firstName', ['', '   ']],
  ['Last name is required', sendVerification, person, 'lastName', ['', ' \n ']],
  [
    'Valid email is required',
    sendVerification,
    person,
    'email',
    ['', 'rosa', 'rosa@', '@example.com', 'a b@example.com', `${'a'.repeat(260)}@example.com`],
  ],
  ['Password must be at least 8 characters', completeSignUp, signUp, 'password', ['Aa1!', '']],
  ['Must contain uppercase letter', completeSignUp, signUp, 'password', ['tidal-lantern-7']],
  ['Must contain lowercase letter', completeSignUp, signUp, 'password', ['TIDAL-LANTERN-7']],
  ['Must contain number', completeSignUp, signUp, 'password', ['Tidal-Lantern']],
  ['Must contain special character', completeSignUp, signUp, 'password', ['TidalLantern7', 'Tidal Lantern7']],
  ['Valid email is required', login, { email: 'rosa@example.com', password: 'x' }, 'email', ['rosa']],
  ['Password is required', login, { email: 'rosa@example.com', password: 'x' }, 'password', ['']],
  ['Name is required', saveProfile, { name: 'Rosa', location: 'NJ' }, 'name', ['', '  ']],
  ['Location is required', saveProfile, { name: 'Rosa', location: 'NJ' }, 'location', ['', '  ']],
  [
    'Please choose one of the care coach pictures',
    changeProfile,
    { careCoachAvatar: 'default' },
    'careCoachAvatar',
    ['nobody'],
  ],
  ['Care recipient name is required', saveRecipient, recipient, 'name', ['', '  ']],
  ['Relationship is required', saveRecipient, recipient, 'relationship', ['', 'adult_child', 'friend']],
  [
    'Please select at least one condition',
    saveRecipient,
    recipient,
    'conditions',
    [[], ['flu'], ['dementia', 'flu']],
  ],
  [
    'Please choose one of the insurance types',
    saveRecipient,
    { ...recipient, insuranceType: 'private' },
    'insuranceType',
    ['aetna'],
  ],
  ['Please enter a title', titleConversation, { title: 'Evenings' }, 'title', ['', '   ', ...invisible]],
  ['Please write a message', sendMessage, { content: 'hello' }, 'content', ['', ' \n ', ...invisible]],
  [
    'Please say whether the answer helped',
    giveFeedback,
    { messageId: 'x-answer', feedback: 'positive' },
    'feedback',
    ['great', ''],
  ],
  ['Care recipient name is required', onboardingForm, form, 'recipientName', ['']],
  ['You must accept the Terms of Service to continue', onboardingForm, form, 'terms', [false]],
  ['You must accept the Privacy Policy to continue', onboardingForm, form, 'privacy', [false]],
  ['You must consent to data usage to use our services', onboardingForm, form, 'dataUse', [false]],
];

/** A value of the wrong type gets the field's first sentence; only the insurance may be absent. */
function wrongTypesFor(sentence: string): unknown[] {
  if (sentence.startsWith('Must contain')) return [];
  const wrong = [7, {}, { $gt: '' }, [{ $ne: null }]];
  return sentence.includes('insurance') ? wrong : [undefined, null, ...wrong];
}

describe.each(table)('%s', (sentence, schema, good, field, bad) => {
  it('accepts a valid input', () => {
    expect(schema.safeParse(good).success).toBe(true);
  });

  it.each([...bad, ...wrongTypesFor(sentence)])('refuses %j', (value) => {
    const { error } = schema.safeParse({ ...good, [field]: value });
    const said = error?.issues.filter(({ path }) => path[0] === field).map(({ message }) => message);
    expect(said).toContain(sentence);
  });
});

describe('password strength', () => {
  it.each([
    ['', 0, 'Weak'],
    ['aaaa', 20, 'Weak'],
    ['aaaaaaaa', 40, 'Weak'],
    ['aaaaaaaA', 60, 'Good'],
    ['aaaaaaA1', 80, 'Good'],
    ['aaaaaA1!', 100, 'Strong'],
    ['ñandúÑ1¡!', 100, 'Strong'],
  ])('%j scores %i: %s', (password, score, label) => {
    expect(passwordStrength(password)).toEqual({ score, label });
  });
});
