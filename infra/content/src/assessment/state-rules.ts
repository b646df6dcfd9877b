import type { State } from '@careward/contracts/care-profile/states';
import type { Place } from '../care-profile/state-names.js';
import type { StateRule } from './state-rule.js';
import { statesAToK } from './state-rules-a-to-k.js';
import { statesLToN } from './state-rules-l-to-n.js';
import { statesOToW } from './state-rules-o-to-w.js';

/** The rule of every state. It is large, so browsers load it apart. */
export const stateRules: Readonly<Record<State, StateRule>> = { ...statesAToK, ...statesLToN, ...statesOToW };

/** The same with the other places whose rule is known: the form for eligibility asks for one of the 50 states alone. */
export const placeRules: Readonly<Partial<Record<Place, StateRule>>> = {
  ...stateRules,
  DC: {
    program: 'DC Medicaid',
    phone: '1-202-727-5355',
    website: 'https://www.dchealthlink.com/individuals/medicaid',
    source: 'https://payingforseniorcare.com/district-of-columbia/medicaid-waivers/epd-waiver',
    family: 'yes',
    spouse: 'no',
    programs: ['EPD Waiver - Services My Way'],
    confidence: 'medium',
    note: {
      en: 'Adult children can be hired; spouses cannot.',
      es: 'Se puede contratar a los hijos adultos; al cónyuge no.',
    },
  },
};
