import type { Profile } from '@careward/contracts/care-profile/profile';
import type { User } from '@careward/contracts/identity/user';
import { readableName } from '../../shared/care-profile/first-name.js';

/**
 * The profile's name, else the one of the account; undefined where it could not be decrypted, so that no other name
 * stands in for it (spec.md 2, "Profile").
 */
export function fullName(
  user: Partial<Pick<User, 'firstName' | 'lastName'>>,
  profile: Partial<Pick<Profile, 'name'>> | null | undefined,
): string | undefined {
  if (profile?.name?.trim()) return readableName(profile.name);
  const names = [user.firstName, user.lastName].map(readableName);
  return names.filter(Boolean).join(' ') || undefined;
}

/** Of the first and the last word, as a person sees letters: an accent belongs to them. */
export function initials(name: string, locale: string): string {
  const words = name.split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = new Intl.Segmenter(locale);
  return ends
    .map((word = '') => [...letters.segment(word)][0]?.segment ?? '')
    .join('')
    .toLocaleUpperCase(locale);
}
