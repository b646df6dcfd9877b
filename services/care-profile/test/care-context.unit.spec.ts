import { states } from '@careward/contracts/care-profile/states';
import { describe, expect, it } from '@jest/globals';
import { stateOf } from '../src/care-profile/care-profile.domain.js';

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
    ['Newark, N.J.', null],
    ['Newark, New Jersey', 'NJ'],
    ['  newark,  new   jersey. ', 'NJ'],
    ['Charleston, West Virginia', 'WV'],
    ['Richmond, Virginia', 'VA'],
    ['Little Rock, Arkansas', 'AR'],
    ['Wichita, Kansas', 'KS'],
    ['Kansas City, Missouri', 'MO'],
    ['Kansas City', null],
    ['New York', 'NY'],
    ['Washington, DC', null],
    ['Washington DC 20001', null],
    ['San Juan, PR', null],
    ['near Newark', null],
    ['Menj', null],
    ['07102', null],
    ['USA', null],
    ['[Message content unavailable - decryption failed]', null],
    ['', null],
    [null, null],
  ])('%j → %j', (location, state) => {
    expect(stateOf(location)).toBe(state);
  });

  it('knows all fifty by code and by name', () => {
    const entries = Object.entries(states);
    expect(entries).toHaveLength(50);
    for (const [code, name] of entries) {
      expect(stateOf(`Springfield, ${code}`)).toBe(code);
      expect(stateOf(`Springfield, ${name.toUpperCase()}`)).toBe(code);
    }
  });

  it('answers at once for unusual texts', () => {
    expect(stateOf(', .'.repeat(40))).toBeNull();
    expect(stateOf('New '.repeat(30))).toBeNull();
  });
});
