import type { PaperKind } from '@careward/contracts/coach/files';
import type { Language } from '@careward/contracts/kernel/languages';

/** What a paper is, as far as its words tell; the first that fits, on folded text. */
type PaperKindRule = {
  kind: PaperKind;
  is: RegExp;
  /** The prepared answer about what to do with such a paper, else the topic about it. */
  answerId?: string;
  topicId?: string;
};

const DENIED =
  '(?:den(?:y|ied|ies|ial)|not (?:be |been )?(?:approved?|authorized?)|cannot (?:approve|authorize)|unable to (?:approve|authorize)|not medically necessary|disapproved|turned down|no (?:podemos |podremos |puede |se |fue |fueron |ha sido )?(?:aprob|autoriz)\\w+|negad[oa]|negamos|nego|negacion|denegad\\w+|denegamos|rechaz\\w+)';
/** From the beginning only: a text without one of them would else be read again from each of its letters. */
const both = (one: string, other: string) => new RegExp(`^(?=[\\s\\S]*\\b${one})(?=[\\s\\S]*\\b${other})`);

export const paperKindRules: readonly PaperKindRule[] = [
  {
    kind: 'not-a-bill',
    is: /\bthis is not a bill\b|\besto no es una (?:factura|cuenta)\b|\bexplanation of benefits\b/,
  },
  {
    kind: 'observation',
    is: /\bmedicare outpatient observation notice\b|\bobservation (?:status|services|stay)\b/,
    answerId: 'new-observation-bill',
  },
  {
    kind: 'rehab-ending',
    is: /\bnotice of medicare non.?coverage\b|\baviso de (?:no cobertura|que medicare no cubre)\b/,
    answerId: 'help-rehab-ending',
  },
  {
    kind: 'guardianship',
    is: /\b(?:petition|hearing|appointment)[\s\S]{0,40}\b(?:guardian|conservator)|\btutela\b/,
    answerId: 'fam-guardianship-served',
  },
  {
    kind: 'eviction',
    is: /\b(?:notice to (?:quit|vacate)|eviction|pay rent or quit|desalojo)\b/,
    answerId: 'money-rent-behind',
  },
  {
    kind: 'shutoff',
    is: /\b(?:shut.?off|disconnect(?:ion)?|corte de (?:luz|gas|servicio))[\s\S]{0,60}\b(?:notice|service|electric|gas|water|aviso|servicio)|\b(?:electric|gas|water)[\s\S]{0,80}\b(?:shut off|disconnect)/,
    answerId: 'money-utility-shutoff',
  },
  {
    kind: 'hours-cut',
    is: /\b(?:reduc\w+|cut|decreas\w+|lower\w*|recort\w+)\b[^.]{0,80}\b(?:hours|services|horas|servicios)\b/,
    answerId: 'money-hours-cut',
  },
  {
    kind: 'disability-denied',
    is: both(DENIED, '(?:social security|ssdi|ssi|seguro social|disability benefits)'),
    answerId: 'money-disability-denied',
  },
  {
    kind: 'va-denied',
    is: both(DENIED, '(?:pcafc|caregiver support program|program of comprehensive assistance)'),
    answerId: 'more-pcafc-denied',
  },
  {
    kind: 'va-denied',
    is: both(DENIED, '(?:veterans affairs|va claim|va benefits)'),
    answerId: 'more-va-claim-denied',
  },
  {
    kind: 'drug-denied',
    is: both(DENIED, '(?:formulary|prescription drug|part d|drug plan|plan de medic\\w+)'),
    answerId: 'ben-drug-plan-says-no',
  },
  {
    kind: 'insurance-denied',
    is: both(
      DENIED,
      '(?:long.?term care (?:insurance|policy|claim|coverage)|elimination period|seguro de cuidado a largo plazo)',
    ),
    answerId: 'ben-ltc-claim-stalled',
  },
  {
    kind: 'plan-denied',
    is: both(
      DENIED,
      '(?:health plan|prior authorization|medically necessary|advantage|your plan|insurance|autorizacion previa|seguro medico)',
    ),
    answerId: 'money-advantage-denied',
  },
  {
    kind: 'medicaid-denied',
    is: both(DENIED, '(?:medicaid|medi-cal|medical assistance|waiver|home care hours|horas de cuidado)'),
    answerId: 'money-medicaid-denied',
  },
  {
    kind: 'plan-denied',
    is: both(
      DENIED,
      '(?:member|health|coverage|network|policy|miembro|cobertura|salud|poliza)\\b[\\s\\S]*\\b(?:doctor|medical|equipment|wheelchair|bed|therapy|surgery|treatment|scan|medic[oa]s?|equipo|silla de ruedas|cama|terapia|cirugia|tratamiento)\\b',
    ),
    answerId: 'money-advantage-denied',
  },
  {
    kind: 'denial',
    is: both(
      DENIED,
      '(?:home care|personal care|home health|care hours|home hours|aides?|attendant|nursing hours|respite|adult day|cuidado (?:personal|en casa|en el hogar)|horas|asistente)\\b',
    ),
    answerId: 'money-medicaid-denied',
  },
  {
    kind: 'denial',
    is: both(
      DENIED,
      '(?:wheelchair|walker|hospital bed|patient lift|medical equipment|silla de ruedas|equipo medico)',
    ),
    answerId: 'help-equipment-get',
  },
  {
    kind: 'denial',
    is: new RegExp(
      `\\b${DENIED}\\b[\\s\\S]{0,200}\\b(?:request|claim|application|appeal|solicitud|reclamo|apel\\w+)`,
    ),
  },
  {
    kind: 'medicaid-ended',
    is: /\b(?:medicaid|medi-cal|cobertura|coverage)[^.]{0,60}\b(?:has ended|was (?:ended|closed|terminated)|ended on|termino el)\b/,
    answerId: 'money-medicaid-renewal-lost',
  },
  {
    kind: 'renewal',
    topicId: 'medicaid-basics',
    is: /\b(?:renew(?:al|ed)?|redetermination|recertif\w+|renovacion|renovar)\b/,
  },
  {
    kind: 'label',
    is: /\b(?:refills?|rx ?(?:#|no)?|qty|reposiciones)\b[\s\S]{0,200}\b(?:tablets?|capsules?|mg|mouth|tabletas?|boca)|\b(?:tablets?|capsules?|mg|mouth|tabletas?|boca)\b[\s\S]{0,200}\b(?:refills?|rx|qty|reposiciones)\b/,
    answerId: 'help-medicine-list',
  },
  {
    kind: 'visit-summary',
    is: /\b(?:emergency department|emergency room|er) (?:visit|discharge)|\byou (?:were|have been) seen in the (?:er|emergency)|\bfue atendid[oa] en (?:la sala de )?(?:urgencias|emergencias)/,
    answerId: 'more-after-er-home',
  },
  {
    kind: 'surgery',
    is: both(
      '(?:discharge|after (?:your|the)|at home|alta)',
      '(?:surgery|operation|incision|cirugia|operacion|herida)',
    ),
    answerId: 'more-after-surgery-watch',
  },
  {
    kind: 'discharge',
    topicId: 'hospital-discharge',
    is: /\b(?:discharge (?:instructions|summary|papers?|plan)|you were (?:admitted|hospitalized)|after you leave the hospital|instrucciones (?:al|de) alta|hoja de alta|usted (?:ingreso|estuvo ingresad\w))\b/,
  },
  {
    kind: 'hospital-bill',
    is: both(
      '(?:balance|amount due|past due|pay by|total due|usted debe|saldo)',
      '(?:hospital|medical center|clinic|physician|patient|paciente|ambulance)',
    ),
    answerId: 'more-hospital-bill-charity',
  },
  {
    kind: 'bill',
    topicId: 'paying-for-care',
    is: /\b(?:balance|amount due|past due|invoice|total due|please pay|factura|saldo|usted debe)\b/,
  },
  { kind: 'family-leave', is: /\b(?:fmla|family and medical leave)\b/, answerId: 'more-fmla-form' },
  { kind: 'appointment', topicId: 'doctor-visits', is: /\b(?:your|su) (?:appointment|cita)\b/ },
  { kind: 'notice', is: /\b(?:notice|aviso|notificacion|dear|estimad[oa]|case number|numero de caso)\b/ },
];

/** What a paper looks like, after "This looks like"; what it means for its reader. */
export const paperKindTexts: Record<Language, Record<PaperKind, string>> = {
  en: {
    'not-a-bill': 'a summary of what the insurance paid. It is not a bill',
    observation: 'a notice that the hospital counts the stay as observation, which changes who pays',
    'rehab-ending': 'a notice that Medicare will stop paying for this care',
    guardianship: 'a paper from a court about a guardian',
    eviction: 'a notice that the home may be lost',
    shutoff: 'a notice that a utility may be shut off',
    'hours-cut': 'a notice that hours or services will be cut',
    'disability-denied': 'a denial: Social Security says no',
    'va-denied': 'a denial: the VA says no',
    'drug-denied': 'a denial: the drug plan does not want to pay for a medicine',
    'insurance-denied': 'a denial: the long-term care insurance does not want to pay',
    'plan-denied': 'a denial: the health plan does not want to pay',
    'medicaid-denied': 'a denial: Medicaid says no to what was asked for',
    denial: 'a denial: an office says no to what was asked for',
    'medicaid-ended': 'a notice that coverage has ended',
    renewal: 'a notice that coverage must be renewed',
    label: 'the label of a medicine',
    'visit-summary': 'a paper from the emergency room for the time at home',
    surgery: 'a paper for the time at home after surgery',
    discharge: 'a discharge paper from the hospital',
    'hospital-bill': 'a medical bill',
    bill: 'a bill',
    'family-leave': 'a paper about family leave from work',
    appointment: 'a notice about an appointment',
    notice: 'a letter or notice',
  },
  es: {
    'not-a-bill': 'un resumen de lo que pagó el seguro. No es una cuenta por pagar',
    observation: 'un aviso de que el hospital cuenta la estadía como observación, y eso cambia quién paga',
    'rehab-ending': 'un aviso de que Medicare dejará de pagar este cuidado',
    guardianship: 'un papel de la corte sobre una tutela',
    eviction: 'un aviso de que se puede perder la vivienda',
    shutoff: 'un aviso de que pueden cortar un servicio',
    'hours-cut': 'un aviso de que van a recortar horas o servicios',
    'disability-denied': 'una negación: el Seguro Social dice que no',
    'va-denied': 'una negación: el VA dice que no',
    'drug-denied': 'una negación: el plan no quiere pagar una medicina',
    'insurance-denied': 'una negación: el seguro de cuidado a largo plazo no quiere pagar',
    'plan-denied': 'una negación: el plan de salud no quiere pagar',
    'medicaid-denied': 'una negación: Medicaid dice que no a lo que se pidió',
    denial: 'una negación: una oficina dice que no a lo que se pidió',
    'medicaid-ended': 'un aviso de que la cobertura ya terminó',
    renewal: 'un aviso de que hay que renovar la cobertura',
    label: 'la etiqueta de una medicina',
    'visit-summary': 'un papel de la sala de emergencias para los días en casa',
    surgery: 'un papel para los días en casa después de una cirugía',
    discharge: 'un papel de alta del hospital',
    'hospital-bill': 'una cuenta médica',
    bill: 'una cuenta por pagar',
    'family-leave': 'un papel sobre el permiso familiar en el trabajo',
    appointment: 'un aviso de una cita',
    notice: 'una carta o un aviso',
  },
};
