const en = {
  whatYouGet: 'What you get',
  inFigures: 'In figures',
  howItHelps: (brand: string) => `How ${brand} helps`,
  library: 'Read the care library',
  caregivers: 'family caregivers in the US',
  anyHour: 'the coach is awake when you are',
  atMost: 'a month, at most (varies by state, not a guarantee)',
  features: {
    coach: { title: 'AI Care Coach', text: 'Ask at any hour. Answers name the page they come from.' },
    guidance: {
      title: 'Health Guidance',
      text: 'Practical steps for falls, sleep, meals, medicines and hard days.',
    },
    medicaid: {
      title: 'Medicaid Support',
      text: 'Learn which programs may pay you, and what to ask for.',
      link: 'Getting paid to care',
    },
    community: {
      title: 'Caregiver Community',
      text: 'Find a support group: people who live what you live.',
      link: 'How to find a group',
    },
    assessment: { title: 'Burden Assessment', text: 'Ten questions that show how much you are carrying.' },
  },
  helps: [
    'Answers in plain words, with the sources one tap away',
    'A care library you can read without an account',
    'Clear steps when it sounds like an emergency: 911 or 988 first',
    'Everything in English and in Spanish',
  ],
};

const es = {
  whatYouGet: 'Lo que encontrará aquí',
  inFigures: 'En cifras',
  howItHelps: (brand: string) => `Cómo le ayuda ${brand}`,
  library: 'Lea la biblioteca de cuidados',
  caregivers: 'personas cuidan a un familiar en EE. UU.',
  anyHour: 'el asistente está despierto cuando usted lo está',
  atMost: 'al mes, como máximo (varía según el estado, no es una garantía)',
  features: {
    coach: {
      title: 'Asistente de cuidados con IA',
      text: 'Pregunte a cualquier hora. Las respuestas dicen de qué página vienen.',
    },
    guidance: {
      title: 'Guía de salud',
      text: 'Pasos prácticos para caídas, sueño, comidas, medicinas y días difíciles.',
    },
    medicaid: {
      title: 'Ayuda con Medicaid',
      text: 'Conozca los programas que pueden pagarle y qué debe pedir.',
      link: 'Recibir pago por cuidar',
    },
    community: {
      title: 'Comunidad de cuidadores',
      text: 'Encuentre un grupo de apoyo: personas que viven lo mismo que usted.',
      link: 'Cómo encontrar un grupo',
    },
    assessment: {
      title: 'Evaluación de su carga',
      text: 'Diez preguntas que muestran cuánto lleva usted encima.',
    },
  },
  helps: [
    'Respuestas en palabras sencillas, con las fuentes a un toque',
    'Una biblioteca de cuidados que puede leer sin cuenta',
    'Pasos claros cuando parece una emergencia: primero el 911 o el 988',
    'Todo en español y en inglés',
  ],
} satisfies typeof en;

export const words = { en, es };
export type DetailWords = typeof en;
