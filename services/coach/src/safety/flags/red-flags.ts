import type { RedFlag } from '../risk.domain.js';
import { fearOfHarming, violence, violentCareRecipient } from './violence.js';
import { abuse, facilityNeglect, financialAbuse, ownAbuse } from './abuse.js';
import { drugReaction, medicine, overdose } from './medicines.js';
import { endOfLife } from './end-of-life.js';
import { allergicReaction, breathing, choking } from './airway.js';
import { bleeding, headInjury } from './injuries.js';
import { diabetes, seizure, suddenConfusion, unresponsive } from './consciousness.js';
import { fireOrGas, heatOrCold, missingPerson } from './surroundings.js';
import { heart, stroke } from './heart-and-stroke.js';
import { atTheLimit, hopelessness, selfHarm, suicide, suicideOfBoth } from './suicide.js';
import {
  fallOnKnownThinner,
  fallOnThinner,
  feverOnChemo,
  feverWithCancer,
  headHitOnKnownThinner,
  headHitWithHeartCondition,
  sugarOfADiabetic,
} from './known-conditions.js';

/** What the rules look for. */
export const redFlags: readonly RedFlag[] = [
  choking,
  unresponsive,
  breathing,
  allergicReaction,
  bleeding,
  stroke,
  heart,
  seizure,
  fireOrGas,
  violence,
  overdose,
  drugReaction,
  heatOrCold,
  diabetes,
  sugarOfADiabetic,
  suddenConfusion,
  feverOnChemo,
  feverWithCancer,
  headInjury,
  fallOnThinner,
  fallOnKnownThinner,
  headHitOnKnownThinner,
  headHitWithHeartCondition,
  missingPerson,
  suicide,
  suicideOfBoth,
  selfHarm,
  fearOfHarming,
  hopelessness,
  atTheLimit,
  violentCareRecipient,
  abuse,
  ownAbuse,
  facilityNeglect,
  financialAbuse,
  medicine,
  endOfLife,
];
