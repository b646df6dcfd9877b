import { states } from '@careward/contracts/care-profile/states';
import type { State } from '@careward/contracts/care-profile/states';

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** By name, those of which a word begins so, as shown or in English, or whose two letters these are. */
export function statesMatching(typed: string, names: Readonly<Record<State, string>>): State[] {
  const start = folded(typed);
  const begins = (name: string) => ` ${folded(name)}`.includes(` ${start}`);
  return (Object.keys(states) as State[])
    .filter((code) => code.toLowerCase() === start || begins(names[code]) || begins(states[code]))
    .sort((one, other) => names[one].localeCompare(names[other]));
}
