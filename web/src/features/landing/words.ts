const en = {
  free: 'Free for family caregivers',
  unreachable: 'We could not reach your account.',
  example: {
    coach: 'AI Care Coach',
    claim: 'Answers name their source',
    question: 'Mom gets restless every evening. What can I do?',
    answer: [
      'Turn lights on and close curtains before dusk.',
      'During an episode, speak softly, do not argue, and offer a snack, a walk, music or a familiar chore.',
    ],
    topic: 'Managing sundowning',
  },
  offer: {
    headline: 'Expert Caregiving Support at Your Fingertips',
    lead: 'Caring for someone raises a hundred questions. Ask the AI care coach, at any hour, and get a clear answer that names its source.',
    action: 'Get Started',
  },
  paidOffer: {
    headline: 'Get Paid to Care for Your Loved One',
    lead: 'Many states pay family members for the care they already give, through Medicaid personal-care and family caregiver support: up to $2,000/month (varies by state, not a guarantee).',
    action: 'See If You Qualify',
    note: 'Takes 30 seconds',
  },
};

const es = {
  free: 'Gratis para quien cuida a un familiar',
  unreachable: 'No pudimos abrir su cuenta.',
  example: {
    coach: 'Asistente de cuidados con IA',
    claim: 'Las respuestas dicen su fuente',
    question: 'Mamá se pone inquieta cada tarde. ¿Qué puedo hacer?',
    answer: [
      'Encienda luces y cierre cortinas antes de que oscurezca.',
      'Durante el episodio hable suave, no discuta y ofrezca un bocadillo, caminar, música o una tarea conocida.',
    ],
    topic: 'Cómo manejar el síndrome del atardecer',
  },
  offer: {
    headline: 'Ayuda experta para cuidar, al alcance de su mano',
    lead: 'Cuidar a alguien trae cien preguntas. Pregunte al asistente de cuidados con IA, a cualquier hora, y reciba una respuesta clara que dice su fuente.',
    action: 'Comenzar',
  },
  paidOffer: {
    headline: 'Reciba un pago por cuidar a su ser querido',
    lead: 'Muchos estados pagan a familiares por el cuidado que ya dan, con el cuidado personal de Medicaid y el apoyo a cuidadores: hasta $2,000 al mes (varía según el estado, no es una garantía).',
    action: 'Vea si califica',
    note: 'En 30 segundos',
  },
} satisfies typeof en;

export const words = { en, es };
export type LandingWords = typeof en;
