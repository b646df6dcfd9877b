/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Buffer } from 'node:buffer';
import { takeEligibilityData } from '../../src/app/take-eligibility-data.js';

const data = { fromEligibilityCheck: true, relationship: 'spouse', insuranceType: 'medicaid' };
const json = JSON.stringify(data);
const base64 = (text: string, kind: BufferEncoding = 'base64url') => Buffer.from(text).toString(kind);

let logged: unknown[][];
beforeEach(() => {
  logged = [];
  jest.spyOn(window.console, 'error').mockImplementation((...line) => void logged.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

function open(address: string) {
  window.history.replaceState(null, '', address);
  takeEligibilityData(window.location);
}
const stored = () => JSON.parse(localStorage.getItem('eligibilityData') ?? 'null') as unknown;
const address = () => window.location.pathname + window.location.search;

describe('the data parameter of /onboarding', () => {
  it.each([
    ['JSON', encodeURIComponent(json)],
    ['base64url', base64(json)],
    ['base64', base64(json, 'base64')],
    ['base64, encoded', encodeURIComponent(base64(json, 'base64'))],
  ])('is taken as %s, stored, and out of the address', (_, encoded) => {
    open(`/onboarding?data=${encoded}`);
    expect(stored()).toEqual({ ...data, savedAt: expect.any(String) });
    expect(address()).toBe('/onboarding');
    expect(logged).toEqual([]);
  });

  it('is stored in ASCII, and without the answers and the result of whoever made the link', () => {
    const more = { ...data, relationship: 'año 漢', answers: { state: 'NJ' }, result: {}, admin: true };
    open(`/onboarding?data=${base64(JSON.stringify(more))}`);
    expect(localStorage.getItem('eligibilityData')).toMatch(/^[\x20-\x7e]+$/);
    expect(stored()).toEqual({ ...data, relationship: 'año 漢', savedAt: expect.any(String) });
  });

  it.each(['%', '!!', base64('no JSON'), base64('null'), base64('5'), '{"a":', base64('{"a":').slice(0, 3)])(
    'is only logged as %j, and out of the address',
    (encoded) => {
      open(`/onboarding?data=${encoded}`);
      expect([stored(), address()]).toEqual([null, '/onboarding']);
      expect(logged).toEqual([[expect.stringMatching(/^Eligibility data not decoded: /)]]);
    },
  );

  it.each(['/onboarding', '/onboarding?x=1', `/?data=${base64(json)}`, `/signup?data=${base64(json)}`])(
    'is not looked for in %s',
    (other) => {
      open(other);
      expect([stored(), address()]).toEqual([null, other]);
    },
  );
});
