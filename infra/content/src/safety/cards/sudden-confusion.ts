import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const suddenConfusionCard: SafetyCard = {
  category: 'sudden-confusion',
  tier: 'T0',
  name: {
    en: 'sudden confusion or a dangerous infection',
    es: 'confusión repentina o una infección peligrosa',
  },
  title: {
    en: 'Sudden confusion or a bad infection: call 911 now.',
    es: 'Confusión repentina o infección grave: llame al 911 ya.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Say when it began, and tell 911 about fever, chills, a fall, chemo, fast breathing, cold or clammy skin.',
      'If they have diabetes, check the sugar. Give nothing by mouth if they are not fully awake.',
      'Stay close, keep a light on and speak calmly. Have the medicine list ready.',
    ],
    es: [
      'Diga a qué hora empezó y si hay fiebre, escalofríos, una caída, quimio, respiración rápida o piel fría y húmeda.',
      'Si la persona tiene diabetes, mida el azúcar. No le dé nada por la boca si no está bien despierta.',
      'Quédese cerca, con la luz prendida, y hable con calma. Tenga a la mano la lista de medicinas.',
    ],
  },
  close: {
    en: 'Do not wait to see if it passes, and do not put it down to dementia: this is new, and it can often be treated.',
    es: 'No espere a ver si pasa ni piense que es por la demencia: esto es nuevo y muchas veces tiene tratamiento.',
  },
  strip: {
    en: 'Call 911 for sudden confusion, or an infection in someone who breathes fast or is hard to wake; fever on chemo: the cancer team’s line now.',
    es: 'Llame al 911 si se confunde de repente, o si con infección respira rápido o no despierta bien; fiebre con quimio: al oncólogo ya.',
  },
  sameDay: {
    en: 'Call the doctor today, or go to the emergency room; call 911 if they get drowsy, feverish or more confused; for a fever on chemo, call the cancer team now.',
    es: 'Llame hoy al médico o vaya a emergencias; al 911 si se adormila, le da fiebre o se confunde más; con fiebre durante la quimio, al oncólogo ya.',
  },
  topicId: 'sudden-confusion-delirium',
  source: 'https://medlineplus.gov/sepsis.html',
  checked: '2026-11-22',
};
