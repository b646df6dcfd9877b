import type { Topic } from '@careward/contracts/discovery/library';

/** A guide as the server sends it. */
export const aTopic = (changes: Partial<Topic> = {}): Topic => ({
  id: 'safe-bathing',
  category: 'daily_care',
  title: { en: "Bathing: 'safe' and warm", es: 'Baño seguro' },
  summary: {
    en: 'Most falls are in the bathroom. Warm the room first. Then wash from head to foot.',
    es: 'La mayoría de las caídas pasan en el baño. Primero caliente el cuarto. Después lave de la cabeza a los pies.',
  },
  conditions: ['all'],
  steps: { en: ['Warm the room', 'Ask Poison Help, 1-800-222-1222'], es: ['Caliente el cuarto'] },
  whenToCall: { en: 'Call the doctor after a fall.', es: 'Llame al médico después de una caída.' },
  redFlags: { en: ['Cannot stand'], es: ['No puede ponerse de pie'] },
  sources: [
    { title: 'Bathing', url: 'https://example.org/bathing', read: true },
    { title: 'Falls', url: 'https://example.org/falls', read: false },
  ],
  factCheck: { status: 'core_checked' },
  ...changes,
});
