import { DATA_USE_REQUIRED, PRIVACY_REQUIRED, TERMS_REQUIRED } from '@careward/contracts/care-profile/fields';
import type { Profile, SaveProfile } from '@careward/contracts/care-profile/schemas';
import { states } from '@careward/contracts/care-profile/states';
import { ProblemError } from '@careward/platform/http/problem-error';
import { describe, expect, it } from '@jest/globals';
import { emptyCareProfile, profileChange, placeOf } from '../src/care-profile/care-profile.domain.js';

const now = new Date('2026-03-01T12:00:00.000Z');
const sent = '1999-01-01T00:00:00.000Z';
const form: SaveProfile = { name: 'Maria', location: 'Newark, NJ' };

const stored = (more: Partial<Profile>): Profile => ({ ...emptyCareProfile.profile, ...more });

function refusalOf(act: () => unknown): ProblemError {
  try {
    act();
  } catch (error) {
    if (error instanceof ProblemError) return error;
  }
  throw new Error('nothing was refused');
}

describe('saving the profile', () => {
  it('changes only the fields that the form names', () => {
    expect(profileChange(emptyCareProfile.profile, form, now)).toEqual({
      name: 'Maria',
      location: 'Newark, NJ',
    });
  });

  it('takes an empty or null phone number as none', () => {
    expect(profileChange(emptyCareProfile.profile, { ...form, phoneNumber: '' }, now).phoneNumber).toBeNull();
    expect(
      profileChange(emptyCareProfile.profile, { ...form, phoneNumber: null }, now).phoneNumber,
    ).toBeNull();
  });

  it("stores a consent under the server's time, whatever the browser says", () => {
    const change = profileChange(emptyCareProfile.profile, { ...form, agreedToTermsAt: sent }, now);
    expect(change.agreedToTermsAt).toBe(now.toISOString());
    expect(change).not.toHaveProperty('agreedToPrivacyAt');
  });

  it('does not withdraw a consent by a null', () => {
    expect(
      profileChange(emptyCareProfile.profile, { ...form, agreedToTermsAt: null }, now),
    ).not.toHaveProperty('agreedToTermsAt');
  });

  it('completes onboarding with consents given now and before', () => {
    const before = stored({ agreedToTermsAt: sent, agreedToPrivacyAt: sent });
    const change = profileChange(
      before,
      { ...form, isOnboardingComplete: true, consentedToDataUsageAt: sent },
      now,
    );
    expect(change).toMatchObject({ isOnboardingComplete: true, consentedToDataUsageAt: now.toISOString() });
  });

  it.each([
    [{}, TERMS_REQUIRED, ['agreedToTermsAt', 'agreedToPrivacyAt', 'consentedToDataUsageAt']],
    [{ agreedToTermsAt: sent }, PRIVACY_REQUIRED, ['agreedToPrivacyAt', 'consentedToDataUsageAt']],
    [{ agreedToTermsAt: sent, agreedToPrivacyAt: sent }, DATA_USE_REQUIRED, ['consentedToDataUsageAt']],
    [{ agreedToPrivacyAt: sent, consentedToDataUsageAt: sent }, TERMS_REQUIRED, ['agreedToTermsAt']],
  ])('refuses completion with only %j', (times, sentence, paths) => {
    const refusal = refusalOf(() =>
      profileChange(emptyCareProfile.profile, { ...form, ...times, isOnboardingComplete: true }, now),
    );
    expect(refusal).toMatchObject({ status: 400, detail: sentence });
    expect(refusal.errors?.map(({ path }) => path)).toEqual(paths);
  });
});

describe('the state a location ends with', () => {
  it.each([
    ['Newark, NJ', 'NJ'],
    ['newark nj', 'NJ'],
    ['Newark,NJ', 'NJ'],
    ['NJ', 'NJ'],
    ['Newark, NJ 07102', 'NJ'],
    ['Newark, NJ 07102-1234', 'NJ'],
    ['Newark, NJ, USA', 'NJ'],
    ['Newark, NJ 07102, United States', 'NJ'],
    ['Newark, New Jersey', 'NJ'],
    ['  newark,  new   jersey. ', 'NJ'],
    ['Charleston, West Virginia', 'WV'],
    ['Richmond, Virginia', 'VA'],
    ['Little Rock, Arkansas', 'AR'],
    ['Wichita, Kansas', 'KS'],
    ['Kansas City, Missouri', 'MO'],
    ['Kansas City', null],
    ['New York', 'NY'],
    ['Brooklyn, Nueva York', 'NY'],
    ['New York City', 'NY'],
    ['NYC', 'NY'],
    ['Newark, N.J.', 'NJ'],
    ['Raleigh, Carolina del Norte', 'NC'],
    ['Pensilvania', 'PA'],
    ['Alburquerque, Nuevo Mexico', 'NM'],
    ['Charleston, Virginia Occidental, EE. UU.', 'WV'],
    ['El Paso, Tejas 79901, Estados Unidos', 'TX'],
    ['Seattle, Washington', 'WA'],
    ['Washington, DC', 'DC'],
    ['Washington, D.C.', 'DC'],
    ['Washington DC 20001', 'DC'],
    ['Distrito de Columbia', 'DC'],
    ['San Juan, PR', 'PR'],
    ['Ponce, Puerto Rico 00731', 'PR'],
    ['P.R.', 'PR'],
    ['Ciudad de México, México', null],
    ['near Newark', null],
    ['Menj', null],
    ['07102', null],
    ['USA', null],
    ['[Message content unavailable - decryption failed]', null],
    ['', null],
    [null, null],
  ])('%j → %j', (location, state) => {
    expect(placeOf(location)).toBe(state);
  });

  it('knows all fifty by code and by name', () => {
    const entries = Object.entries(states);
    expect(entries).toHaveLength(50);
    for (const [code, name] of entries) {
      expect(placeOf(`Springfield, ${code}`)).toBe(code);
      expect(placeOf(`Springfield, ${name.toUpperCase()}`)).toBe(code);
    }
  });

  it('answers at once for unusual texts', () => {
    expect(placeOf(', .'.repeat(40))).toBeNull();
    expect(placeOf('New '.repeat(30))).toBeNull();
  });
});
