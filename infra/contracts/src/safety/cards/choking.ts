import type { SafetyCard } from '../safety-card.js';
import { call911 } from './call-911.js';

export const chokingCard: SafetyCard = {
  category: 'choking',
  tier: 'T0',
  title: {
    en: 'If they cannot talk, cough or breathe, call 911 now.',
    es: 'Si no puede hablar, toser ni respirar, llame al 911 ya.',
  },
  lead: null,
  actions: [call911],
  steps: {
    en: [
      'Put the phone on speaker. If they can cough or talk, let them cough.',
      'If not: 5 blows between the shoulder blades, then 5 thrusts in and up just above the navel. Repeat. If they are pregnant or too large to reach around, push on the chest.',
      'If they go limp, lower them to the floor and start CPR. Take an object out only if you can see it.',
    ],
    es: [
      'Ponga el altavoz. Si puede toser o hablar, deje que tosa.',
      'Si no: 5 golpes entre los omóplatos y luego 5 compresiones hacia adentro y arriba, justo sobre el ombligo. Repita. Si está embarazada o es muy grande, presione en el pecho.',
      'Si se desmaya, baje a la persona al piso y empiece RCP. Saque un objeto solo si lo ve.',
    ],
  },
  close: {
    en: 'Once it is out, have a doctor check anyone who needed thrusts.',
    es: 'Cuando haya salido, lleve al médico a quien necesitó compresiones.',
  },
  topicId: 'choking-first-aid',
  source: 'https://medlineplus.gov/choking.html',
  checked: '2026-11-21',
};
