const en = {
  title: 'Wanted topics',
  lead: 'What caregivers asked the coach and the library had nothing on. Find a site you trust that covers it, and add it as a source.',
  kept: (days: number) =>
    `Only the words of the subject are kept, never the question or who asked. A topic leaves the list ${days} days after it was last asked, also when a source was added.`,
  empty: 'Nothing is wanted: the library had something on every question.',
  times: (count: number) => (count === 1 ? 'Asked once' : `Asked ${count} times`),
  last: (date: string) => `last on ${date}`,
  languages: { en: 'English', es: 'Spanish' },
  add: 'Add a source for it',
  addFor: (terms: string) => `Add a source for it: ${terms}`,
  lookFor: 'Look for a site that covers:',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
};

const es = {
  title: 'Temas que faltan',
  lead: 'Lo que se preguntó al asistente y no estaba en la biblioteca. Busque un sitio confiable que lo trate y agréguelo como fuente.',
  kept: (days: number) =>
    `Solo se guardan las palabras del tema, nunca la pregunta ni quién la hizo. Un tema sale de la lista ${days} días después de la última pregunta, aunque ya se haya agregado una fuente.`,
  empty: 'No falta nada: la biblioteca tuvo algo sobre cada pregunta.',
  times: (count: number) => (count === 1 ? 'Se preguntó una vez' : `Se preguntó ${count} veces`),
  last: (date: string) => `la última, el ${date}`,
  languages: { en: 'Inglés', es: 'Español' },
  add: 'Agregar una fuente para esto',
  addFor: (terms: string) => `Agregar una fuente para esto: ${terms}`,
  lookFor: 'Busque un sitio que trate de:',
  showAll: (count: number) => `Mostrar los ${count}`,
  showFewer: 'Mostrar menos',
} satisfies typeof en;

export const words = { en, es };
