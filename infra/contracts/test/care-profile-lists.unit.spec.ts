import { expect, it } from '@jest/globals';
import { careCoachAvatars } from '../src/care-profile/enumerations.js';
import { states } from '../src/care-profile/states.js';

it('the eight pictures of the care coach are those of spec.md', () => {
  const ids =
    'default black_female asian_female latino_female asian_male american_indian_female indian_female indian_male';
  expect(careCoachAvatars).toEqual(ids.split(' '));
});

it('the fifty states are known by their postal codes', () => {
  const codes =
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO ' +
    'MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
  expect(Object.keys(states).sort()).toEqual(codes.split(' ').sort());
});
