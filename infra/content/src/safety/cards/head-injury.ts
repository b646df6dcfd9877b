import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const headInjuryCard: SafetyCard = {
  category: 'head-injury',
  tier: 'T0',
  name: { en: 'a bad fall or a hit to the head', es: 'una caída fuerte o un golpe en la cabeza' },
  title: {
    en: 'After a hit to the head or a bad fall: call 911 now.',
    es: 'Golpe en la cabeza o caída fuerte: llame al 911 ya.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Do not lift them. Keep them still and warm where they are.',
      'On a blood thinner, they need emergency care today, even if they feel fine.',
      'Call 911 for vomiting, sleepiness, confusion, a bad headache, or pain in the neck, back or hip.',
      'Press gently with a cloth if it bleeds. Tell 911 their medicines.',
    ],
    es: [
      'No levante a la persona. Que no se mueva; tápela ahí donde está.',
      'Si toma un anticoagulante, necesita atención de emergencia hoy, aunque se sienta bien.',
      'Llame al 911 por vómito, sueño, confusión, dolor fuerte de cabeza o dolor en cuello, espalda o cadera.',
      'Si sangra, presione con suavidad con un paño. Diga al 911 qué medicinas toma.',
    ],
  },
  close: {
    en: 'Do not let them sleep it off alone, and do not drive them yourself.',
    es: 'No la deje dormir a solas y no la lleve usted en el carro.',
  },
  strip: {
    en: 'If they hit their head or fell hard: 911 for a blood thinner, passing out, vomiting, confusion or if they cannot get up; do not lift them.',
    es: 'Si se pegó en la cabeza o cayó fuerte: 911 si toma anticoagulante, se desmayó, vomita, se confunde o no se levanta; no la levante.',
  },
  sameDay: {
    en: 'See a doctor today, even if they feel fine; call 911 if they take a blood thinner, get sleepy or confused, or vomit.',
    es: 'Lleve hoy a la persona al médico, aunque se sienta bien; llame al 911 si toma un anticoagulante o si le da sueño, confusión o vómito.',
  },
  topicId: 'after-a-fall',
  source: 'https://medlineplus.gov/headinjuries.html',
  checked: '2026-11-22',
};
