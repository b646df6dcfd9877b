import type { Language } from '@careward/contracts/kernel/languages';
import { type State, states } from '@careward/contracts/care-profile/states';

/** The states that have another name in Spanish. */
export const spanishStateNames: Partial<Record<State, string>> = {
  HI: 'Hawái',
  LA: 'Luisiana',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
};

/** A state, or one of two other places whose Medicaid people ask about. */
export type Place = State | 'DC' | 'PR';

export const placeNames: Record<Language, Record<Place, string>> = {
  en: { ...states, DC: 'Washington, D.C.', PR: 'Puerto Rico' },
  es: { ...states, ...spanishStateNames, DC: 'Washington, D. C.', PR: 'Puerto Rico' },
};
