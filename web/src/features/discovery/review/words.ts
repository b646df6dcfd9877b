const en = {
  title: 'Pages that wait for your look',
  lead: 'The coach quotes a page only in a version that somebody has looked at here. Until then it points to the page, or quotes the version that was accepted before.',
  empty: 'No page waits. Every page of the approved sites may be quoted as it was accepted.',
  nothing: 'No page of these waits.',
  counts: { doubtful: 'Doubtful', unjudged: 'Not judged yet', clean: 'Clean' },
  states: { doubtful: 'Doubtful', unjudged: 'Not judged yet', clean: 'Clean', accepted: 'Accepted' },
  show: 'Show',
  all: 'All that wait',
  source: 'Source',
  allSources: 'All sources',
  isNew: 'New',
  isChanged: 'Changed',
  languages: { en: 'English', es: 'Spanish' },
  read: (source: string, date: string) => `${source}, read on ${date}`,
  newTab: 'opens in a new tab',
  look: 'Look at it',
  lookAt: (title: string) => `Look at it: ${title}`,
  next: 'Show the next pages',
  first: 'Back to the first pages',
  notLoaded: 'The page could not be loaded.',

  doubtful: 'doubtful',
  legend: 'New sentences have a plus, removed ones a minus. Doubtful ones are marked.',
  added: 'Added',
  removed: 'Removed',
  unchanged: (count: number) => (count === 1 ? 'One sentence as before' : `${count} sentences as before`),
  neverQuoted:
    'A program doubts the marked sentences. If you accept the page, the coach may quote its other parts; where a rule of ours forbids a sentence, it never quotes that sentence or the part of the page around it.',
  isAccepted: 'This version is accepted. The coach may quote it.',
  accept: 'Accept this version',
  accepting: 'Accepting...',
  accepted: 'Page accepted',
  failed: 'The page was not accepted',
  failedText: 'Nothing has changed. Please try again.',
  audit: 'Accepted before',
  auditBy: (name: string, doubts: number) =>
    doubts === 0
      ? `by ${name}`
      : `by ${name}, with ${doubts} doubtful ${doubts === 1 ? 'sentence' : 'sentences'}`,
  unknown: 'an account that is gone',
  none: 'Nobody has accepted a version of it.',

  acceptClean: 'Accept all clean pages',
  clean: {
    title: (count: number) => (count === 1 ? 'Accept the one clean page?' : `Accept ${count} clean pages?`),
    text: 'The coach may quote them word for word. A program found nothing doubtful in them, and it does not find everything: look at some of them first. A page that has changed since you opened this list is left out.',
    cancel: 'Cancel',
    confirm: (count: number) => (count === 1 ? 'Accept it' : `Accept ${count} pages`),
    done: (count: number) => (count === 1 ? 'One page accepted' : `${count} pages accepted`),
    left: (count: number) =>
      count === 1
        ? 'One page was left out: it has changed meanwhile.'
        : `${count} pages were left out: they have changed meanwhile.`,
    failed: 'Not all pages were accepted',
  },
};

const es = {
  title: 'Páginas que esperan su revisión',
  lead: 'El asistente cita una página solo en una versión que alguien haya revisado aquí. Mientras tanto solo menciona la página, o cita la versión que se aceptó antes.',
  empty:
    'Ninguna página espera. Todas las páginas de los sitios aprobados se pueden citar tal como se aceptaron.',
  nothing: 'Ninguna de estas páginas espera.',
  counts: { doubtful: 'Dudosas', unjudged: 'Sin evaluar', clean: 'Sin dudas' },
  states: { doubtful: 'Dudosa', unjudged: 'Sin evaluar', clean: 'Sin dudas', accepted: 'Aceptada' },
  show: 'Mostrar',
  all: 'Todas las que esperan',
  source: 'Fuente',
  allSources: 'Todas las fuentes',
  isNew: 'Nueva',
  isChanged: 'Cambió',
  languages: { en: 'Inglés', es: 'Español' },
  read: (source: string, date: string) => `${source}, leída el ${date}`,
  newTab: 'se abre en otra pestaña',
  look: 'Revisarla',
  lookAt: (title: string) => `Revisarla: ${title}`,
  next: 'Mostrar las páginas siguientes',
  first: 'Volver a las primeras páginas',
  notLoaded: 'No se pudo cargar la página.',

  doubtful: 'dudosa',
  legend: 'Las oraciones nuevas llevan un más; las que se quitaron, un menos. Las dudosas están marcadas.',
  added: 'Agregada',
  removed: 'Quitada',
  unchanged: (count: number) => (count === 1 ? 'Una oración como antes' : `${count} oraciones como antes`),
  neverQuoted:
    'Un programa duda de las oraciones marcadas. Si acepta la página, el asistente puede citar sus otras partes; donde una de nuestras reglas prohíbe una oración, nunca cita esa oración ni la parte de la página que la rodea.',
  isAccepted: 'Esta versión está aceptada. El asistente puede citarla.',
  accept: 'Aceptar esta versión',
  accepting: 'Aceptando...',
  accepted: 'Página aceptada',
  failed: 'No se aceptó la página',
  failedText: 'No cambió nada. Vuelva a intentarlo.',
  audit: 'Aceptada antes',
  auditBy: (name: string, doubts: number) =>
    doubts === 0
      ? `por ${name}`
      : `por ${name}, con ${doubts} ${doubts === 1 ? 'oración dudosa' : 'oraciones dudosas'}`,
  unknown: 'una cuenta que ya no existe',
  none: 'Nadie ha aceptado una versión de esta página.',

  acceptClean: 'Aceptar todas las páginas sin dudas',
  clean: {
    title: (count: number) =>
      count === 1 ? '¿Aceptar la única página sin dudas?' : `¿Aceptar ${count} páginas sin dudas?`,
    text: 'El asistente podrá citarlas palabra por palabra. Un programa no encontró nada dudoso en ellas, pero no lo encuentra todo: revise antes algunas. Una página que haya cambiado desde que abrió esta lista queda fuera.',
    cancel: 'Cancelar',
    confirm: (count: number) => (count === 1 ? 'Aceptarla' : `Aceptar ${count} páginas`),
    done: (count: number) => (count === 1 ? 'Una página aceptada' : `${count} páginas aceptadas`),
    left: (count: number) =>
      count === 1
        ? 'Una página quedó fuera: cambió mientras tanto.'
        : `${count} páginas quedaron fuera: cambiaron mientras tanto.`,
    failed: 'No se aceptaron todas las páginas',
  },
} satisfies typeof en;

export const words = { en, es };
