const en = {
  title: 'Home',
  greeting: (name: string) => `Hi, ${name}`,
  greetingWithoutName: 'Hi, there',
  profile: 'Profile',
  signOut: 'Sign out',
  caringFor: (name: string) => `You are caring for ${name}`,
  welcome: 'Glad you are here',
  encouragement: 'Small questions count. Ask the coach anything, at any hour.',
  ask: 'Ask',
  askLabel: 'Ask the AI care coach',
  askHint: 'Ask the AI care coach…',
  tooLong: (max: number) =>
    `Please send at most ${max} characters at once. Take some out, and ask the rest after.`,
  today: 'For today',
  onboarding: {
    label: 'Tell us who you care for',
    text: 'Two minutes, and answers fit your care better',
  },
  quickActions: 'Quick Actions',
  actions: {
    '/ai-coach': { label: 'AI Care Coach', text: 'Ask, get a sourced answer' },
    '/eligibility': { label: 'Check Eligibility', text: 'See if you may be paid for your care' },
    '/resources': { label: 'Care library', text: 'Short guides, each with its sources' },
  },
  compensation: 'Compensation Opportunities',
  compensationAbout:
    'This is what programs offer, not a decision about you: nobody has checked your case. Your state decides.',
  compensationChecked: 'From your six answers. Your state decides who gets paid.',
  compensationLink: 'How getting paid for care works',
  viewAll: 'View All',
  programsFailed: 'Your results could not be loaded.',
  programs: {
    medicaid_pas: {
      title: 'Medicaid personal care',
      text: 'Pay for the care you already give: up to $18.50/hour (varies by state, not a guarantee).',
    },
    family_support: {
      title: 'Family support',
      text: 'Breaks, training and small grants for people who care for family.',
    },
  },
  status: { eligible: 'Eligible', likely: 'Likely Eligible', review: 'Review Needed' },
};

const es = {
  title: 'Inicio',
  greeting: (name: string) => `Hola, ${name}`,
  greetingWithoutName: 'Hola',
  profile: 'Perfil',
  signOut: 'Cerrar sesión',
  caringFor: (name: string) => `Usted cuida a ${name}`,
  welcome: 'Qué bueno que está aquí',
  encouragement: 'Las preguntas pequeñas también cuentan. Pregunte lo que quiera, a cualquier hora.',
  ask: 'Preguntar',
  askLabel: 'Pregunte al asistente de cuidados',
  askHint: 'Pregunte al asistente…',
  tooLong: (max: number) =>
    `Envíe como máximo ${max} caracteres a la vez. Quite una parte y pregúntela después.`,
  today: 'Para hoy',
  onboarding: {
    label: 'Cuéntenos a quién cuida',
    text: 'Son dos minutos, y las respuestas le servirán más',
  },
  quickActions: 'Accesos rápidos',
  actions: {
    '/ai-coach': {
      label: 'Asistente de cuidados con IA',
      text: 'Pregunte y reciba una respuesta con sus fuentes',
    },
    '/eligibility': { label: 'Vea si califica', text: 'Vea si pueden pagarle por cuidar' },
    '/resources': { label: 'Biblioteca de cuidados', text: 'Guías cortas, cada una con sus fuentes' },
  },
  compensation: 'Opciones de pago por cuidar',
  compensationAbout:
    'Es lo que ofrecen los programas, no una decisión sobre usted: nadie ha revisado su caso. Su estado decide.',
  compensationChecked: 'Según sus seis respuestas. Su estado decide a quién se le paga.',
  compensationLink: 'Cómo recibir pago por cuidar a un familiar',
  viewAll: 'Ver todos',
  programsFailed: 'No se pudieron cargar sus resultados.',
  programs: {
    medicaid_pas: {
      title: 'Cuidado personal de Medicaid',
      text: 'Pago por el cuidado que usted ya da: hasta $18.50 por hora (varía según el estado, no es una garantía).',
    },
    family_support: {
      title: 'Apoyo a la familia',
      text: 'Descansos, capacitación y pequeñas ayudas de dinero para quien cuida a un familiar.',
    },
  },
  status: { eligible: 'Puede recibirlo', likely: 'Es probable', review: 'Falta revisar' },
} satisfies typeof en;

export const words = { en, es };
