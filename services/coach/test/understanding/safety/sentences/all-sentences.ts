import type { RiskCategory } from '@careward/contracts/coach/risk';
import { abuse } from './abuse.js';
import { allergicReaction } from './allergic-reaction.js';
import { blackSkin } from './black-skin.js';
import { bleeding } from './bleeding.js';
import { blockedCatheter } from './blocked-catheter.js';
import { breathing } from './breathing.js';
import { choking } from './choking.js';
import { diabetes } from './diabetes.js';
import { endOfLife } from './end-of-life.js';
import { facilityNeglect } from './facility-neglect.js';
import { fearOfHarming } from './fear-of-harming.js';
import { feverOnChemo } from './fever-on-chemo.js';
import { financialAbuse } from './financial-abuse.js';
import { fireOrGas } from './fire-or-gas.js';
import { headInjury } from './head-injury.js';
import { heart } from './heart.js';
import { heatOrCold } from './heat-or-cold.js';
import { hopelessness } from './hopelessness.js';
import { medicine } from './medicine.js';
import { missingPerson } from './missing-person.js';
import { overdose } from './overdose.js';
import { ownAbuse } from './own-abuse.js';
import { seizure } from './seizure.js';
import { selfHarm } from './self-harm.js';
import { stroke } from './stroke.js';
import { suddenConfusion } from './sudden-confusion.js';
import { suicidalCareRecipient } from './suicidal-care-recipient.js';
import { suicide } from './suicide.js';
import { unresponsive } from './unresponsive.js';
import { violence } from './violence.js';
import { violentCareRecipient } from './violent-care-recipient.js';
import { worseHeartFailure } from './worse-heart-failure.js';
import type { Sentences } from './sentences.js';

/** What caregivers may write, by the danger that it shows. */
export const sentences: Record<RiskCategory, Sentences> = {
  stroke,
  heart,
  breathing,
  choking,
  unresponsive,
  'head-injury': headInjury,
  bleeding,
  seizure,
  'allergic-reaction': allergicReaction,
  diabetes,
  'sudden-confusion': suddenConfusion,
  'fever-on-chemo': feverOnChemo,
  'heat-or-cold': heatOrCold,
  overdose,
  'missing-person': missingPerson,
  'fire-or-gas': fireOrGas,
  violence,
  suicide,
  hopelessness,
  'suicidal-care-recipient': suicidalCareRecipient,
  'fear-of-harming': fearOfHarming,
  'self-harm': selfHarm,
  'blocked-catheter': blockedCatheter,
  'black-skin': blackSkin,
  'worse-heart-failure': worseHeartFailure,
  abuse,
  'own-abuse': ownAbuse,
  'financial-abuse': financialAbuse,
  'facility-neglect': facilityNeglect,
  'violent-care-recipient': violentCareRecipient,
  medicine,
  'end-of-life': endOfLife,
};
