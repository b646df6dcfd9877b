import type { RedFlag } from '../risk.domain.js';
import { heldAndThreatened, violence, violentCareRecipient } from './violence.js';
import { abuse, facilityNeglect, financialAbuse, ownAbuse } from './abuse.js';
import { drugReaction, drugReactionToKnown, medicine, overdose } from './medicines.js';
import { breathing, choking } from './airway.js';
import { headInjury } from './injuries.js';
import { diabetes, suddenConfusion, unresponsive } from './consciousness.js';
import { heart, stroke } from './heart-and-stroke.js';
import { unmistakable } from './unmistakable.js';
import {
  blackSkin,
  blockedCatheter,
  weightOfHeartPatient,
  weightWithKnownFailure,
  worseHeartFailure,
} from './same-day.js';
import { atTheLimit, hopelessness, suicide, suicideOfBoth } from './suicide.js';
import {
  fallOnKnownThinner,
  fallOnThinner,
  feverOnChemo,
  feverWithCancer,
  headHitOnKnownThinner,
  headHitWithHeartCondition,
  sugarOfADiabetic,
} from './known-conditions.js';

const program =
  'hospice|comfort (care|kit|only|team)|palliative|dnr|polst|pink form|end of life|actively dying|dying|the program|comfort home|last days|days (left|to live)|nurse said days';
const programa =
  'hospicio|hospice|paliativ*|cuidados del final|comfort care|dnr|papel rosado|papelito rosado|ultimos dias|agoniz*|son dias|comfort only|esta inscrit*';

/** Dying at home: the hospice's nurse is called first. */
const endOfLife: RedFlag = {
  category: 'end-of-life',
  signs: {
    en: [
      [
        program,
        'breath*|rattl*|gurgl*|call 911|ambulance|who (do|should) (i|we) (call|phone)|paramedics|morphine|mottled|purple|blotchy|unresponsive|not eating|stopped (eating|drinking|peeing)|quit drinking|gone|passed|moan*|pain|fever|fell|er|hospital|seconds between|agitat*',
      ],
      '(i think (he|she|hes|shes) (is )?gone|no breath for ~ minutes)|(death rattle|rattle in (his|her|the) throat)|(who|what) ~ (do|first) ~ (when|after) (he|she) (passes|dies) at home|\\d\\d seconds between breaths|help (her|him) along',
    ],
    es: [
      [
        programa,
        'respir*|ronquido|estertor*|911|ambulancia|a quien (llamo|le)|morfina|morad*|no (come|quiere comer|toma agua|orina)|dolor|fiebre|se fue|garganta|paramedicos|se cayo|calentura|moviend*',
      ],
      'creo que ya se fue|quien viene ~ (si|cuando) (fallece|muere)|subir la dosis para ayudarl*|es el final',
    ],
  },
  idioms: ['dying to (see|know|try|meet|go|get|hear|have|eat)|dying (laughing|of laughter)'],
  harmless: [
    'what is (hospice|palliative)|que (es|diferencia|quiere decir)|difference between|does medicare|lo cubre|covered|volunteer*|graduated|funeral|months ago|years ago|murio en|died in|doula|poem|closet',
  ],
};

/** What the rules look for. */
export const redFlags: readonly RedFlag[] = [
  choking,
  unresponsive,
  breathing,
  ...unmistakable,
  stroke,
  heart,
  violence,
  heldAndThreatened,
  overdose,
  drugReaction,
  drugReactionToKnown,
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
  suicide,
  suicideOfBoth,
  hopelessness,
  atTheLimit,
  blockedCatheter,
  blackSkin,
  worseHeartFailure,
  weightOfHeartPatient,
  weightWithKnownFailure,
  violentCareRecipient,
  abuse,
  ownAbuse,
  facilityNeglect,
  financialAbuse,
  medicine,
  endOfLife,
];
