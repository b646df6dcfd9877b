import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const overdoseCard: SafetyCard = {
  category: 'overdose',
  tier: 'T0',
  name: {
    en: 'an overdose, a poisoning or a drug reaction',
    es: 'una sobredosis, un envenenamiento o una reacción a una medicina',
  },
  title: {
    en: 'Possible overdose, poisoning or drug reaction: call 911.',
    es: 'Sobredosis, envenenamiento o reacción: llame al 911 ya.',
  },
  lead: null,
  actions: [phones.emergency, phones.poisonHelp],
  steps: {
    en: [
      'Call 911 for collapse, seizure, trouble breathing, no waking up, or if taken on purpose. If none of these, call Poison Help.',
      'If it may be an opioid, give naloxone if you have it. Start CPR if they do not breathe.',
      'Fumes: get everyone to fresh air. Keep the bottle or package.',
      'Do not make them vomit, and give nothing by mouth unless the expert tells you to.',
    ],
    es: [
      'Al 911 si se desplomó, convulsiona, le cuesta respirar, no despierta o lo tomó a propósito. Si no, a la línea para envenenamientos.',
      'Si pudo ser un opioide, dé naloxona si tiene. Empiece RCP si no respira.',
      'Si hay vapores, salgan todos al aire libre. Guarde el envase.',
      'No le provoque el vómito ni le dé nada por la boca, a menos que el experto lo indique.',
    ],
  },
  close: {
    en: 'Do not wait for signs. Stiff or feverish after a medicine: call 911 and give no more of it. Both numbers answer day and night.',
    es: 'No espere síntomas. Rigidez o fiebre tras una medicina: llame al 911 y no dé más. Los dos números contestan de día y de noche.',
  },
  strip: {
    en: 'If too much or the wrong thing was taken: Poison Help, 1-800-222-1222; on purpose, or collapse, trouble breathing or no waking: 911.',
    es: 'Si tomó de más o algo equivocado: 1-800-222-1222; si fue a propósito, se desploma, respira mal o no despierta: 911.',
  },
  sameDay: {
    en: 'Call Poison Help now, 1-800-222-1222, even without signs; call 911 for collapse, seizure, trouble breathing, no waking up, or if taken on purpose.',
    es: 'Llame ya al 1-800-222-1222, aunque no haya síntomas; al 911 si se desploma, convulsiona, le cuesta respirar, no despierta o lo tomó a propósito.',
  },
  topicId: 'poison-and-medicine-mistakes',
  source: 'https://poisonhelp.hrsa.gov/',
  checked: '2026-11-22',
};
