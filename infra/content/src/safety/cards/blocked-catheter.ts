import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const blockedCatheterCard: SafetyCard = {
  category: 'blocked-catheter',
  tier: 'T2',
  name: { en: 'a urinary catheter that does not drain', es: 'una sonda de orina que no drena' },
  title: {
    en: 'A catheter that drains nothing: call the nurse now.',
    es: 'Sonda que no drena: llame ya a la enfermera.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Look once for a kink, a full bag or a bag above the bladder. Turn the person to the other side.',
      'Still nothing: call the nurse line or the doctor now, at any hour. Say since when it drains nothing.',
      'Go to the emergency room for pain, a hard or swollen belly or fever, or if nobody can come soon.',
      'Do not pull the catheter out and do not flush it unless a nurse has shown you how.',
    ],
    es: [
      'Revise una vez si el tubo está doblado, la bolsa llena o más alta que la vejiga. Cambie a la persona de lado.',
      'Si sigue sin salir nada, llame ya a la enfermera o al médico, a cualquier hora. Diga desde cuándo no drena.',
      'Vaya a emergencias si hay dolor, vientre duro o hinchado o fiebre, o si nadie puede venir pronto.',
      'No saque la sonda ni la enjuague si una enfermera no le ha enseñado.',
    ],
  },
  close: {
    en: 'With a spinal cord injury, a pounding headache, sweating or very high blood pressure is an emergency: sit them up and call 911.',
    es: 'Con una lesión de la médula, dolor de cabeza fuerte, sudor o presión muy alta son una emergencia: siente a la persona y llame al 911.',
  },
  strip: {
    en: 'A catheter that drains nothing: call the nurse or doctor now; pain, hard belly or fever, ER; spinal injury with headache or sweating, 911.',
    es: 'Sonda que no drena: llame ya a la enfermera o al médico; dolor, vientre duro o fiebre, a emergencias; lesión de médula y dolor de cabeza o sudor, 911.',
  },
  sameDay: null,
  topicId: 'catheter-and-ostomy',
  source: 'https://patient.uwhealth.org/healthfacts/4591.html',
  checked: '2026-11-29',
};
