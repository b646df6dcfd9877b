/** Of what is loaded after Home's first paint. */
const en = {
  tasks: {
    unsent: 'Your unfinished question',
    unread: (count: number) => (count === 1 ? 'One new notification' : `${count} new notifications`),
    due: 'How are you yourself?',
    lastAnswers: (date: string) => `Your last answers are from ${date}. There are ten questions.`,
    unchecked: {
      label: 'See if you may be paid',
      text: 'Six questions. Nobody has checked your case yet.',
    },
    nothing: { label: 'Nothing is waiting today', text: 'Rest a little, or read a short guide.' },
  },
  pickUp: 'Pick up from here',
  conversation: {
    on: (day: string) => `Last conversation: ${day}`,
    none: {
      label: 'Your first conversation',
      text: 'Nothing has been asked yet. The coach is there day and night.',
    },
    failed: 'Your last conversation could not be loaded.',
  },
  strain: {
    level: (level: string) => `Your strain: ${level}`,
    score: (score: number, date: string) => `${score} of 100 on ${date}`,
    none: { label: 'Caregiver assessment', text: 'Ten questions about your own strain' },
    failed: 'Your last strain score could not be loaded.',
  },
  guides: {
    forName: (name: string) => `Guides for ${name}`,
    toBegin: 'Guides to begin with',
    all: 'All guides',
    failed: 'The guides could not be loaded.',
  },
};

const es = {
  tasks: {
    unsent: 'Su pregunta sin terminar',
    unread: (count: number) => (count === 1 ? 'Una notificación nueva' : `${count} notificaciones nuevas`),
    due: '¿Y usted, cómo está?',
    lastAnswers: (date: string) => `Sus últimas respuestas son del ${date}. Son diez preguntas.`,
    unchecked: {
      label: 'Vea si le pueden pagar',
      text: 'Son seis preguntas. Nadie ha revisado su caso todavía.',
    },
    nothing: { label: 'Hoy no hay pendientes', text: 'Descanse un poco o lea una guía corta.' },
  },
  pickUp: 'Siga desde aquí',
  conversation: {
    on: (day: string) => `Última conversación: ${day}`,
    none: {
      label: 'Su primera conversación',
      text: 'Aún no ha preguntado nada. El asistente está de día y de noche.',
    },
    failed: 'No se pudo cargar su última conversación.',
  },
  strain: {
    level: (level: string) => `Su carga: ${level}`,
    score: (score: number, date: string) => `${score} de 100 el ${date}`,
    none: { label: 'Revisión de carga del cuidador', text: 'Diez preguntas sobre su propia carga' },
    failed: 'No se pudo cargar su último resultado.',
  },
  guides: {
    forName: (name: string) => `Guías para ${name}`,
    toBegin: 'Guías para empezar',
    all: 'Todas las guías',
    failed: 'No se pudieron cargar las guías.',
  },
} satisfies typeof en;

export const words = { en, es };
