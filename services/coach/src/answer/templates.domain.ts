import type { Language } from '@careward/contracts/kernel/languages';

const en = {
  steps: 'What you can do:',
  signs: 'Signs to watch for:',
  seekHelp: 'When to get help:',
  alsoSee: 'Also in the care library:',
  refusal: 'The care library has nothing on this yet, and a guess would not help you.',
  nearest: 'These topics come closest:',
  localHelp:
    'For help near you, call the Eldercare Locator at 1-800-677-1116, Monday to Friday, 9 a.m. to 8 p.m. Eastern time.',
  emergency: 'If a life may be in danger, call 911.',
  note: (brand: string) =>
    `From ${brand}'s care library, written from the sources listed there. Not reviewed by a clinician yet. No AI model is configured.`,
  unconfirmed: 'No page that this topic lists has been read to confirm it yet.',
};

const es: typeof en = {
  steps: 'Lo que puede hacer:',
  signs: 'Señales que debe vigilar:',
  seekHelp: 'Cuándo pedir ayuda:',
  alsoSee: 'También en la biblioteca de cuidado:',
  refusal: 'La biblioteca de cuidado todavía no tiene nada sobre esto, y adivinar no le ayudaría.',
  nearest: 'Estos temas son los más cercanos:',
  localHelp:
    'Para encontrar ayuda cerca de usted, llame al Eldercare Locator, 1-800-677-1116, de lunes a viernes, de 9 a. m. a 8 p. m., hora del Este.',
  emergency: 'Si una vida puede estar en peligro, llame al 911.',
  note: (brand) =>
    `De la biblioteca de cuidado de ${brand}, escrita a partir de las fuentes que allí se indican. Todavía no la ha revisado un profesional de la salud. No hay ningún modelo de IA configurado.`,
  unconfirmed: 'Todavía no se ha leído ninguna de las páginas de este tema para confirmarlo.',
};

/** Every word of an answer that is not a quote. */
export const templates: Record<Language, typeof en> = { en, es };
