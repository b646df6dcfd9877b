import type { AnsweredQuestion, Topic } from '@careward/contracts/discovery/library';

/** A question of a guide. */
export const aQuestion = (id: string, changes: Partial<AnsweredQuestion> = {}): AnsweredQuestion => ({
  id,
  question: { en: `What about ${id}?`, es: `¿Y ${id}?` },
  answer: {
    en: {
      direct: 'Do this, or call 211.',
      steps: ['First this'],
      avoid: ["Don't rush"],
      help: ['911: a fall'],
    },
    es: { direct: 'Haga esto.', steps: ['Primero esto'], avoid: ['No apure'], help: ['911: una caída'] },
  },
  appliesTo: [],
  risk: null,
  next: [],
  sources: [
    { publisher: 'CDC', title: 'Falls', url: 'https://example.org/cdc', read: true },
    { publisher: 'ALS Association', title: 'ALS Association', url: 'https://example.org/als', read: false },
  ],
  confidence: 'high',
  ...changes,
});

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
