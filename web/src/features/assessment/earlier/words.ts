const en = {
  title: 'Your results',
  lead: 'A higher score means more strain.',
  none: 'You have no results yet.',
  start: 'Answer the ten questions',
  table: 'Your results, the newest first',
  date: 'Date',
  score: 'Score',
  level: 'Level',
  shown: 'shown here',
};

const es = {
  title: 'Sus resultados',
  lead: 'Un número más alto significa más carga.',
  none: 'Todavía no tiene resultados.',
  start: 'Responder las diez preguntas',
  table: 'Sus resultados, primero el más nuevo',
  date: 'Fecha',
  score: 'Puntos',
  level: 'Nivel',
  shown: 'este resultado',
} satisfies typeof en;

export const words = { en, es };
