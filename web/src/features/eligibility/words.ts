import { stateTexts } from '@careward/content/assessment/state-texts';
import { spanishStateNames } from '@careward/content/care-profile/state-names';

const en = {
  comingSoon: 'Feature Coming Soon',
  comingSoonText: 'We are still working on the check of who may be paid for care.',
  returnHome: 'Return Home',

  progress: 'Progress of the check',
  next: 'Continue',
  questions: {
    relationship: { title: 'What are you to the person you care for?', lead: 'I am their…' },
    benefits: { title: 'Which benefits do they get?', lead: 'Choose all that fit.' },
    age: { title: 'How old is the person you care for?', lead: undefined },
    state: { title: 'Which state do they live in?', lead: 'Each state has its own programs.' },
    zipCode: { title: 'What is their zip code?', lead: 'Five digits.' },
    condition: { title: 'What is the main reason they need care?', lead: undefined },
  },
  labels: {
    relationship: {
      spouse: 'Spouse or partner',
      parent: 'Parent',
      grandparent: 'Grandparent',
      adult_child: 'Son or daughter (adult)',
      other_family: 'Other family',
      friend: 'Friend',
    },
    benefits: {
      medicaid: 'Medicaid',
      medicare: 'Medicare',
      medicare_medicaid: 'Medicare and Medicaid',
      snap: 'SNAP (food benefits)',
      ssi: 'SSI (Supplemental Security Income)',
      ssdi: 'SSDI (Social Security disability)',
      tanf: 'TANF (cash for families)',
      none: 'None of these',
    },
    age: { under_18: 'Under 18', '18_64': '18 to 64', '65_plus': '65 or older' },
    state: {},
    condition: {
      dementia: 'Dementia or memory loss',
      physical_disability: 'Physical disability',
      intellectual_disability: 'Intellectual or developmental disability',
      chronic_illness: 'Long-term illness',
      mental_health: 'Mental health',
      aging_related: 'Getting older',
      other: 'Something else',
    },
  },
  findState: 'Find the state',
  noState: 'No state begins like this.',
  zipCode: 'Zip code',
  zipElsewhere: (zip: string, state: string) => `${zip} does not look like a zip code in ${state}.`,
  checkZip: 'Check the zip code',
  results: {
    title: 'Your result',
    bands: {
      eligible: 'Highly likely to qualify',
      likely: 'Likely to qualify with documentation',
      possible: 'May qualify - review needed',
      unlikely: 'Unlikely to qualify for this program',
    },
    of100: 'of 100',
    scoreOf: (score: number) => `${score} of 100 points`,
    estimate: 'An estimate from your six answers, not a decision. The state decides.',

    notKept: 'This result is not in your account yet. Your answers stay here.',

    inState: (state: string) => `In ${state}`,
    loadingRule: 'Loading the rules of the state',
    ruleFailed: 'We could not load what we know about this state.',
    ...stateTexts.en,
    medicaidNeeded:
      'These programs are part of Medicaid. The person you care for needs Medicaid first; the office below can say how to apply.',
    medicareOnly:
      'Medicare does not pay family caregivers. The person you care for needs Medicaid first; the office below can say how to apply.',
    askAbout: 'Ask about these programs',
    amount: 'What is paid: up to $2,000/month (varies by state, not a guarantee).',
    call: (program: string, phone: string) => `Call ${program}: ${phone}`,
    website: 'How to apply, on the website of the state',

    cannotTell: "What six answers can't tell",
    unknowns: [
      'Income and savings: each program has its limits',
      'The level of care that a nurse would find',
      'Citizenship or immigration status',
      'Whether there is a place: some programs have a wait list',
    ],

    nextSteps: 'Next steps',
    steps: [
      {
        step: 'Gather documentation',
        how: 'ID, insurance cards, proof of address, income and savings, and what the doctor says about the care needed.',
      },
      { step: 'Contact the state Medicaid office', how: 'Ask for the programs named above.' },
      {
        step: 'Schedule an assessment appointment',
        how: 'A nurse or social worker looks at how much help is needed.',
      },
      { step: 'Submit the application within 30 days', how: 'Keep a copy of everything you send.' },
    ],

    yourAnswers: 'Your answers',
    questions: {
      relationship: 'You are their',
      benefits: 'Their benefits',
      age: 'Their age',
      state: 'Their state',
      zipCode: 'Their zip code',
      condition: 'Main reason for care',
    },

    createAccount: 'Create Free Account',
    accountNote: 'Your answers stay on this device for the sign-up, at most 24 hours.',
    dashboard: 'Return to Dashboard',
    print: 'Print this page for the Medicaid office',
  },
};

const es = {
  comingSoon: 'Función disponible pronto',
  comingSoonText: 'Todavía estamos preparando la revisión de quién puede recibir pago por cuidar.',
  returnHome: 'Volver al inicio',

  progress: 'Avance de la revisión',
  next: 'Continuar',
  questions: {
    relationship: { title: '¿Qué es usted de la persona que cuida?', lead: 'Soy su…' },
    benefits: { title: '¿Qué beneficios recibe esa persona?', lead: 'Elija todos los que tenga.' },
    age: { title: '¿Qué edad tiene la persona que cuida?', lead: undefined },
    state: { title: '¿En qué estado vive esa persona?', lead: 'Cada estado tiene sus propios programas.' },
    zipCode: { title: '¿Cuál es el código postal de esa persona?', lead: 'Cinco números.' },
    condition: { title: '¿Cuál es la razón principal por la que necesita cuidado?', lead: undefined },
  },
  labels: {
    relationship: {
      spouse: 'Esposo, esposa o pareja',
      parent: 'Madre o padre',
      grandparent: 'Abuela o abuelo',
      adult_child: 'Hija o hijo (adulto)',
      other_family: 'Otro familiar',
      friend: 'Amiga o amigo',
    },
    benefits: {
      medicaid: 'Medicaid',
      medicare: 'Medicare',
      medicare_medicaid: 'Medicare y Medicaid',
      snap: 'SNAP (ayuda para alimentos)',
      ssi: 'SSI (Seguridad de Ingreso Suplementario)',
      ssdi: 'SSDI (Seguro Social por discapacidad)',
      tanf: 'TANF (dinero para familias)',
      none: 'Ninguno de estos',
    },
    age: { under_18: 'Menos de 18 años', '18_64': 'De 18 a 64 años', '65_plus': '65 años o más' },
    state: spanishStateNames,
    condition: {
      dementia: 'Demencia o pérdida de memoria',
      physical_disability: 'Discapacidad física',
      intellectual_disability: 'Discapacidad intelectual o del desarrollo',
      chronic_illness: 'Enfermedad de largo plazo',
      mental_health: 'Salud mental',
      aging_related: 'La edad',
      other: 'Otra razón',
    },
  },
  findState: 'Busque el estado',
  noState: 'Ningún estado empieza así.',
  zipCode: 'Código postal',
  zipElsewhere: (zip: string, state: string) => `${zip} no parece un código postal de ${state}.`,
  checkZip: 'Revisar el código postal',
  results: {
    title: 'Su resultado',
    bands: {
      eligible: 'Es muy probable que califique',
      likely: 'Es probable que califique con documentos',
      possible: 'Puede que califique: hace falta revisarlo',
      unlikely: 'Es poco probable que califique para este programa',
    },
    of100: 'de 100',
    scoreOf: (score: number) => `${score} de 100 puntos`,
    estimate: 'Es un cálculo con sus seis respuestas, no una decisión. Decide el estado.',

    notKept: 'Este resultado todavía no está en su cuenta. Sus respuestas siguen aquí.',

    inState: (state: string) => `En ${state}`,
    loadingRule: 'Cargando las reglas del estado',
    ruleFailed: 'No pudimos cargar lo que sabemos de este estado.',
    ...stateTexts.es,
    medicaidNeeded:
      'Estos programas son parte de Medicaid. La persona que cuida necesita tener Medicaid primero; la oficina de abajo puede decirle cómo solicitarlo.',
    medicareOnly:
      'Medicare no les paga a los familiares que cuidan. La persona que cuida necesita tener Medicaid primero; la oficina de abajo puede decirle cómo solicitarlo.',
    askAbout: 'Pregunte por estos programas',
    amount: 'Lo que se paga: hasta $2,000 al mes (varía según el estado, no es una garantía).',
    call: (program: string, phone: string) => `Llamar a ${program}: ${phone}`,
    website: 'Cómo solicitarlo, en el sitio web del estado',

    cannotTell: 'Lo que seis respuestas no pueden decir',
    unknowns: [
      'Ingresos y ahorros: cada programa tiene sus límites',
      'El nivel de cuidado que encontraría una enfermera',
      'La ciudadanía o la situación migratoria',
      'Si hay lugar: algunos programas tienen lista de espera',
    ],

    nextSteps: 'Siguientes pasos',
    steps: [
      {
        step: 'Reúna los documentos',
        how: 'Identificación, tarjetas del seguro, comprobantes de domicilio, ingresos y ahorros, y lo que dice el médico sobre el cuidado.',
      },
      {
        step: 'Llame a la oficina de Medicaid del estado',
        how: 'Pregunte por los programas que aparecen arriba.',
      },
      {
        step: 'Haga una cita para la evaluación',
        how: 'Una enfermera o trabajadora social ve cuánta ayuda hace falta.',
      },
      { step: 'Envíe la solicitud en un plazo de 30 días', how: 'Guarde una copia de todo lo que envíe.' },
    ],

    yourAnswers: 'Sus respuestas',
    questions: {
      relationship: 'Usted es su',
      benefits: 'Beneficios que recibe la persona',
      age: 'Edad de la persona',
      state: 'Estado donde vive',
      zipCode: 'Código postal donde vive',
      condition: 'Razón principal del cuidado',
    },

    createAccount: 'Crear cuenta gratis',
    accountNote: 'Sus respuestas quedan en este dispositivo para crear la cuenta, 24 horas como máximo.',
    dashboard: 'Volver al inicio',
    print: 'Imprimir esta página para la oficina de Medicaid',
  },
} satisfies typeof en;

export const words = { en, es };
