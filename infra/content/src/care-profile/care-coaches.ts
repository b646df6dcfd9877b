import type { CareCoachAvatar } from '@careward/contracts/care-profile/enumerations';

/** The first names under which the eight pictures of the coach are chosen. None has a title: the coach has no licence. */
export const careCoachNames: Readonly<Record<CareCoachAvatar, string>> = {
  default: 'Grace',
  black_female: 'Naomi',
  asian_female: 'Mei',
  latino_female: 'Elena',
  asian_male: 'Kenji',
  american_indian_female: 'Winona',
  indian_female: 'Priya',
  indian_male: 'Arjun',
};
