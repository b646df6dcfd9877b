/** @jest-environment ./web/test/browser-environment.mjs */
import type { User } from '@careward/contracts/identity/schemas';
import { describe, expect, it } from '@jest/globals';
import { sessionState } from '../../../src/base/session/session-provider.js';

const rosa: User = {
  id: '018f0000-0000-7000-8000-000000000001',
  firstName: 'Rosa',
  lastName: 'Diaz',
  email: 'rosa@example.org',
  profileImageUrl: null,
  createdAt: '2025-08-27T00:00:00.000Z',
  analyticsConsent: true,
  role: 'caregiver',
  locale: 'en',
};

describe('who is signed in', () => {
  it.each([
    ['not loaded yet', undefined, false, true, false, 'loading'],
    ['not loaded yet, marked as logged out', undefined, false, true, true, 'loading'],
    ['not loaded yet, without a token', undefined, false, false, false, 'anonymous'],
    ['nobody', null, false, true, false, 'anonymous'],
    ['nobody, marked as logged out', null, false, false, true, 'anonymous'],
    ['no response', undefined, true, true, false, 'unreachable'],
    ['no response, without a token', undefined, true, false, false, 'unreachable'],
    ['no response, marked as logged out', undefined, true, true, true, 'anonymous'],
    ['a user', rosa, false, true, false, 'authenticated'],
    ['a user without a token', rosa, false, false, false, 'authenticated'],
    ['a user although marked as logged out', rosa, false, true, true, 'authenticated'],
    ['a user loaded before, no response now', rosa, true, true, false, 'authenticated'],
  ] as const)('%s', (_name, user, failed, hasToken, loggedOut, state) => {
    expect(sessionState({ user, failed, hasToken, loggedOut })).toEqual({ state, user: user ?? null });
  });
});
