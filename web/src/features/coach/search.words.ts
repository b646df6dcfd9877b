const en = {
  searching: 'Searching…',
  found: (texts: number) => (texts === 1 ? '1 place found' : `${texts} places found`),
  latest: (texts: number, since: string) =>
    `The latest ${texts} places, back to ${since}. To find older ones, add another word.`,
  backTo: (since: string) => `Looked through your questions back to ${since}.`,
  nothing: (query: string) =>
    `Nothing found for “${query}”. Try fewer words, or only the beginning of a word.`,
  failed: 'Your conversations could not be searched.',
  yours: 'Your question',
  answered: 'Answer',
  inTitle: 'In the title',
};

const es = {
  searching: 'Buscando…',
  found: (texts: number) => (texts === 1 ? 'Se encontró en 1 lugar' : `Se encontró en ${texts} lugares`),
  latest: (texts, since) =>
    `Los ${texts} lugares más recientes, hasta el ${since}. Para ver otros más antiguos, agregue una palabra.`,
  backTo: (since) => `Se buscó en sus preguntas hasta el ${since}.`,
  nothing: (query) =>
    `No se encontró nada con «${query}». Pruebe con menos palabras o solo con el comienzo de una.`,
  failed: 'No se pudo buscar en sus conversaciones.',
  yours: 'Su pregunta',
  answered: 'Respuesta',
  inTitle: 'En el título',
} satisfies typeof en;

export const words = { en, es };
