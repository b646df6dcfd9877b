import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const chokingCard: SafetyCard = {
  category: 'choking',
  tier: 'T0',
  name: { en: 'choking', es: 'un atragantamiento' },
  title: {
    en: 'If they cannot talk, cough or breathe, call 911 now.',
    es: 'Si no puede hablar, toser ni respirar, llame al 911 ya.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Put the phone on speaker. If they can cough or talk, let them cough.',
      'If not: 5 blows between the shoulder blades, then 5 thrusts in and up, just above the navel. Repeat.',
      'Pregnant, or too large to reach around: push on the chest instead.',
      'If they go limp, lower them to the floor and start CPR. Take an object out only if you can see it.',
    ],
    es: [
      'Ponga el altavoz. Si puede toser o hablar, deje que tosa.',
      'Si no: 5 golpes entre los omóplatos y 5 compresiones hacia adentro y arriba, justo sobre el ombligo. Repita.',
      'Si está embarazada o es una persona muy grande, presione en el pecho.',
      'Si se desmaya, baje a la persona al piso y empiece RCP. Saque un objeto solo si lo ve.',
    ],
  },
  close: {
    en: 'Once it is out, have a doctor check anyone who needed thrusts.',
    es: 'Cuando haya salido, lleve al médico a quien necesitó compresiones.',
  },
  strip: {
    en: 'Call 911 if they cannot talk, cough or breathe.',
    es: 'Llame al 911 si no puede hablar, toser ni respirar.',
  },
  sameDay: {
    en: 'Call the doctor today, even if it came out; call 911 if breathing or swallowing gets hard.',
    es: 'Llame hoy al médico, aunque ya haya salido; llame al 911 si le cuesta respirar o tragar.',
  },
  topicId: 'choking-first-aid',
  source: 'https://medlineplus.gov/choking.html',
  checked: '2026-11-22',
};
