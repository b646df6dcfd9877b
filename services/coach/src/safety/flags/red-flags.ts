import type { RedFlag } from '../red-flag.domain.js';
import { violentCareRecipient } from './violent-care-recipient.js';
import { ownAbuse } from './own-abuse.js';
import { medicine } from './medicine.js';
import { financialAbuse } from './financial-abuse.js';
import { facilityNeglect } from './facility-neglect.js';
import { endOfLife } from './end-of-life.js';
import { abuse } from './abuse.js';
import { allergicReaction } from './allergic-reaction.js';
import { bleeding } from './bleeding.js';
import { breathing } from './breathing.js';
import { choking } from './choking.js';
import { diabetes } from './diabetes.js';
import { fearOfHarming } from './fear-of-harming.js';
import { fireOrGas } from './fire-or-gas.js';
import { headInjury } from './head-injury.js';
import { heart } from './heart.js';
import { heatOrCold } from './heat-or-cold.js';
import { hopelessness } from './hopelessness.js';
import { missingPerson } from './missing-person.js';
import { overdose } from './overdose.js';
import { seizure } from './seizure.js';
import { selfHarm } from './self-harm.js';
import { stroke } from './stroke.js';
import { suddenConfusion } from './sudden-confusion.js';
import { suicide } from './suicide.js';
import { unresponsive } from './unresponsive.js';
import { violence } from './violence.js';

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
  heatOrCold,
  diabetes,
  suddenConfusion,
  headInjury,
  missingPerson,
  suicide,
  selfHarm,
  fearOfHarming,
  hopelessness,
  violentCareRecipient,
  abuse,
  ownAbuse,
  facilityNeglect,
  financialAbuse,
  medicine,
  endOfLife,
];
