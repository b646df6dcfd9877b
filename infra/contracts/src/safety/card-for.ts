import { abuseCard } from './cards/abuse.js';
import { allergicReactionCard } from './cards/allergic-reaction.js';
import { bleedingCard } from './cards/bleeding.js';
import { breathingCard } from './cards/breathing.js';
import { chokingCard } from './cards/choking.js';
import { diabetesCard } from './cards/diabetes.js';
import { endOfLifeCard } from './cards/end-of-life.js';
import { facilityNeglectCard } from './cards/facility-neglect.js';
import { fearOfHarmingCard } from './cards/fear-of-harming.js';
import { financialAbuseCard } from './cards/financial-abuse.js';
import { fireOrGasCard } from './cards/fire-or-gas.js';
import { headInjuryCard } from './cards/head-injury.js';
import { heartCard } from './cards/heart.js';
import { heatOrColdCard } from './cards/heat-or-cold.js';
import { hopelessnessCard } from './cards/hopelessness.js';
import { medicineCard } from './cards/medicine.js';
import { missingPersonCard } from './cards/missing-person.js';
import { overdoseCard } from './cards/overdose.js';
import { ownAbuseCard } from './cards/own-abuse.js';
import { seizureCard } from './cards/seizure.js';
import { selfHarmCard } from './cards/self-harm.js';
import { strokeCard } from './cards/stroke.js';
import { suddenConfusionCard } from './cards/sudden-confusion.js';
import { suicidalCareRecipientCard } from './cards/suicidal-care-recipient.js';
import { suicideCard } from './cards/suicide.js';
import { unresponsiveCard } from './cards/unresponsive.js';
import { violenceCard } from './cards/violence.js';
import { violentCareRecipientCard } from './cards/violent-care-recipient.js';
import type { RiskCategory } from './risk.js';
import type { SafetyCard } from './safety-card.js';

const cards: Record<RiskCategory, SafetyCard> = {
  choking: chokingCard,
  unresponsive: unresponsiveCard,
  breathing: breathingCard,
  'allergic-reaction': allergicReactionCard,
  bleeding: bleedingCard,
  stroke: strokeCard,
  heart: heartCard,
  seizure: seizureCard,
  'fire-or-gas': fireOrGasCard,
  violence: violenceCard,
  overdose: overdoseCard,
  'heat-or-cold': heatOrColdCard,
  diabetes: diabetesCard,
  'sudden-confusion': suddenConfusionCard,
  'head-injury': headInjuryCard,
  'missing-person': missingPersonCard,
  suicide: suicideCard,
  'suicidal-care-recipient': suicidalCareRecipientCard,
  'self-harm': selfHarmCard,
  'fear-of-harming': fearOfHarmingCard,
  hopelessness: hopelessnessCard,
  'violent-care-recipient': violentCareRecipientCard,
  abuse: abuseCard,
  'own-abuse': ownAbuseCard,
  'facility-neglect': facilityNeglectCard,
  'financial-abuse': financialAbuseCard,
  medicine: medicineCard,
  'end-of-life': endOfLifeCard,
};

/** The card of a risk category (design.md 8): the coach answers with it, the web renders it. */
export const cardFor = (category: RiskCategory): SafetyCard => cards[category];
