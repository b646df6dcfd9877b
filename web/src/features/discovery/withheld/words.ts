const en = {
  title: 'Pages that are only pointed to',
  lead: 'A program found a sentence on each of these pages that no answer may pass on, such as a dose, a phone number nobody has looked up, or advice against calling 911. The coach quotes nothing of the page. Read it, and stop the source if its words are not to be trusted.',
  empty: 'Every page of the approved sites may be quoted.',
  read: (source: string, date: string) => `${source}, read on ${date}`,
  languages: { en: 'English', es: 'Spanish' },
  newTab: 'opens in a new tab',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
};

const es = {
  title: 'Páginas que solo se mencionan',
  lead: 'Un programa encontró en cada una de estas páginas una oración que ninguna respuesta debe repetir, como una dosis, un teléfono que nadie ha verificado o un consejo de no llamar al 911. El asistente no cita nada de la página. Léala y detenga la fuente si no se puede confiar en lo que dice.',
  empty: 'Todas las páginas de los sitios aprobados se pueden citar.',
  read: (source: string, date: string) => `${source}, leída el ${date}`,
  languages: { en: 'Inglés', es: 'Español' },
  newTab: 'se abre en otra pestaña',
  showAll: (count: number) => `Mostrar las ${count}`,
  showFewer: 'Mostrar menos',
} satisfies typeof en;

export const words = { en, es };
