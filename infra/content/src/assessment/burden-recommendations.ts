import type { BurdenQuestionId } from '@careward/contracts/assessment/burden';
import { type Recommendation, sources } from './burden-sources.js';

/** What may help where a question was answered with a high score, the first one first. */
export const recommendationsByQuestion: Readonly<
  Record<BurdenQuestionId, readonly [Recommendation, ...Recommendation[]]>
> = {
  overwhelmed: [
    {
      id: 'overwhelmed-1',
      text: {
        en: 'Choose one task to hand off or drop this week, and ask one person by name with a date.',
        es: 'Elija una tarea para delegar o dejar esta semana y pídale ayuda a una persona, con nombre y fecha.',
      },
      source: sources.reach,
      topicIds: ['asking-for-help', 'caregiver-stress'],
    },
    {
      id: 'overwhelmed-2',
      text: {
        en: 'Book a planned break. Call the Eldercare Locator at 1-800-677-1116 and ask for respite in your ZIP code.',
        es: 'Programe un descanso. Llame al Eldercare Locator, 1-800-677-1116, y pregunte por relevo en su código postal.',
      },
      source: sources.eldercareLocator,
      topicIds: ['respite-care'],
    },
    {
      id: 'overwhelmed-3',
      text: {
        en: 'Tell your own doctor that caregiving feels like too much most days, and bring this result.',
        es: 'Dígale a su propio médico que el cuidado le pesa casi todos los días y lleve este resultado.',
      },
      source: sources.strainIndex,
      topicIds: ['caregiver-stress', 'caregiver-depression'],
    },
  ],
  physical_health: [
    {
      id: 'physical-1',
      text: {
        en: 'Make and keep an appointment for your own health in the next month; ask about vaccines, blood pressure and pain.',
        es: 'Haga y cumpla una cita para su propia salud el próximo mes; pregunte por vacunas, presión y dolor.',
      },
      source: sources.reach,
      topicIds: ['caregiver-stress', 'doctor-visits'],
    },
    {
      id: 'physical-2',
      text: {
        en: "Ask the person's doctor for a physical or occupational therapist to teach safe lifting, and for equipment such as a gait belt or lift.",
        es: 'Pida al médico un terapeuta que enseñe a mover a la persona con seguridad y equipo como cinturón de marcha o grúa.',
      },
      source: sources.assistiveDevices,
      topicIds: ['transfers', 'fall-prevention-tips'],
    },
    {
      id: 'physical-3',
      text: {
        en: 'Add ten minutes of walking or stretching a day, even in two parts.',
        es: 'Agregue diez minutos de caminar o estirarse al día, aunque sea en dos partes.',
      },
      source: sources.stress,
      topicIds: ['caregiver-stress'],
    },
  ],
  emotional_health: [
    {
      id: 'emotional-1',
      text: {
        en: 'Ask your doctor for a depression screen such as the two-question PHQ-2, and say how long you have felt this way.',
        es: 'Pida a su médico una prueba de depresión, como el PHQ-2 de dos preguntas, y diga desde cuándo se siente así.',
      },
      source: sources.depressionScreen,
      topicIds: ['caregiver-depression'],
    },
    {
      id: 'emotional-2',
      text: {
        en: 'If you think about dying or hurting yourself or someone else, call or text 988 now (when you call, press 2 for Spanish). Call 911 if someone is in danger now.',
        es: 'Si piensa en morir, en hacerse daño o en dañar a otro, llame ahora al 988 (oprima 2 para español) o envíe AYUDA por texto al 988. Llame al 911 si alguien está en peligro ahora.',
      },
      source: sources.crisisLine,
      topicIds: ['911-vs-988', 'suicide-warning-signs'],
    },
    {
      id: 'emotional-3',
      text: {
        en: 'Tell one trusted person today how you feel, and look for counseling by phone or video.',
        es: 'Cuéntele hoy a alguien de confianza cómo se siente y busque consejería por teléfono o video.',
      },
      source: sources.mentalHealth,
      topicIds: ['caregiver-depression', 'guilt-anger'],
    },
  ],
  social_isolation: [
    {
      id: 'social-1',
      text: {
        en: 'Join a caregiver support group, in person, by phone or online; try it twice before you decide.',
        es: 'Únase a un grupo de apoyo, en persona, por teléfono o en línea; pruébelo dos veces antes de decidir.',
      },
      source: sources.alzheimersCaregivers,
      topicIds: ['support-groups'],
    },
    {
      id: 'social-2',
      text: {
        en: 'Put one friendly call or visit on the calendar each week and treat it like a medical appointment.',
        es: 'Ponga cada semana una llamada o visita con un amigo en el calendario, como si fuera una cita médica.',
      },
      source: sources.reach,
      topicIds: ['asking-for-help', 'caregiver-stress'],
    },
  ],
  sleep_disruption: [
    {
      id: 'sleep-1',
      text: {
        en: 'Arrange at least one protected night a week: a relative, a paid night aide or respite.',
        es: 'Organice al menos una noche protegida por semana: un familiar, ayuda nocturna pagada o relevo.',
      },
      source: sources.eldercareLocator,
      topicIds: ['respite-care', 'caregiver-sleep'],
    },
    {
      id: 'sleep-2',
      text: {
        en: "Ask the doctor about the person's night waking: pain, bladder, breathing and medicines can often be helped.",
        es: 'Pregunte al médico por los despertares de la persona: dolor, vejiga, respiración y medicinas muchas veces se pueden mejorar.',
      },
      source: sources.dementia,
      topicIds: ['night-waking', 'managing-sundowning'],
    },
    {
      id: 'sleep-3',
      text: {
        en: 'Do not drive or give risky medicines when you are falling asleep. Ask for help that day.',
        es: 'No maneje ni dé medicinas de riesgo si se está quedando dormido. Pida ayuda ese día.',
      },
      source: sources.stress,
      topicIds: ['caregiver-sleep', 'medication-management'],
    },
  ],
  financial_strain: [
    {
      id: 'financial-1',
      text: {
        en: 'Ask your state Medicaid office if the person can get home care and if a family member can be paid.',
        es: 'Pregunte a Medicaid de su estado si la persona puede recibir ayuda en casa y si pueden pagar a un familiar.',
      },
      source: sources.medicaidHomeCare,
      topicIds: ['paid-family-caregiving', 'medicaid-basics'],
    },
    {
      id: 'financial-2',
      text: {
        en: 'Use a free benefits check and call the Area Agency on Aging for help with food, energy, medicine and Medicare costs.',
        es: 'Use una revisión gratis de beneficios y llame a la agencia local para personas mayores para pedir ayuda con comida, energía, medicinas y costos de Medicare.',
      },
      source: sources.eldercareLocator,
      topicIds: ['paying-for-care', 'medicare-basics'],
    },
    {
      id: 'financial-3',
      text: {
        en: 'If you work, ask about family leave, flexible hours and state paid leave before cutting your hours.',
        es: 'Si trabaja, pregunte por licencia familiar, horario flexible y licencia pagada del estado antes de reducir horas.',
      },
      source: sources.familyLeave,
      topicIds: ['work-and-fmla'],
    },
  ],
  support_adequacy: [
    {
      id: 'support-1',
      text: {
        en: 'Name a backup person and write a one-page care guide with medicines, routine and emergency numbers.',
        es: 'Elija un suplente y escriba una guía de una página con medicinas, rutina y números de emergencia.',
      },
      source: sources.reach,
      topicIds: ['important-papers', 'asking-for-help'],
    },
    {
      id: 'support-2',
      text: {
        en: 'Call the Area Agency on Aging about the family caregiver support program, adult day care and respite.',
        es: 'Llame a la agencia local para personas mayores y pregunte por el programa de apoyo a cuidadores, centros de día y relevo.',
      },
      source: sources.familyCaregiverSupport,
      topicIds: ['respite-care', 'paying-for-care'],
    },
    {
      id: 'support-3',
      text: {
        en: 'Hold a short family meeting and give each person one job they can do, near or far.',
        es: 'Haga una reunión familiar corta y dé a cada quien una tarea, de cerca o de lejos.',
      },
      source: sources.caregiving,
      topicIds: ['sibling-conflict', 'long-distance'],
    },
  ],
  personal_time: [
    {
      id: 'time-1',
      text: {
        en: 'Protect one two-hour block each week and line up who will be with the person.',
        es: 'Proteja un espacio de dos horas por semana y defina quién estará con la persona.',
      },
      source: sources.lifespanRespite,
      topicIds: ['respite-care'],
    },
    {
      id: 'time-2',
      text: {
        en: 'Visit an adult day program; ask Medicaid, VA or the Area Agency on Aging who pays.',
        es: 'Visite un centro de día para adultos; pregunte a Medicaid, VA o la agencia local para personas mayores quién paga.',
      },
      source: sources.alzheimersCaregivers,
      topicIds: ['respite-care', 'paying-for-care'],
    },
  ],
  care_confidence: [
    {
      id: 'confidence-1',
      text: {
        en: 'Pick the one task that worries you most and ask the nurse, therapist or pharmacist to show you and watch you do it.',
        es: 'Elija la tarea que más le preocupa y pida a la enfermera, terapeuta o farmacéutico que le enseñe y lo observe.',
      },
      source: sources.reach,
      topicIds: ['doctor-visits', 'transfers', 'medication-management'],
    },
    {
      id: 'confidence-2',
      text: {
        en: 'For dementia care with Original Medicare, ask if the clinic offers the Medicare GUIDE program with caregiver training and a 24-hour line.',
        es: 'Si hay demencia y Medicare Original, pregunte si la clínica ofrece el programa GUIDE de Medicare con entrenamiento y línea de 24 horas.',
      },
      source: sources.guide,
      topicIds: ['guide-program', 'dealing-with-agitation'],
    },
    {
      id: 'confidence-3',
      text: {
        en: 'If the person is a veteran in VA health care, ask to join the VA caregiver support program for skills training and coaching.',
        es: 'Si la persona es veterana y está inscrita en la salud de VA, pida entrar al programa de apoyo a cuidadores de VA para entrenamiento y orientación.',
      },
      source: sources.veteranCaregivers,
      topicIds: ['veterans-benefits'],
    },
  ],
  future_concerns: [
    {
      id: 'future-1',
      text: {
        en: 'Take one planning step this week: a health care proxy, a power of attorney or an emergency folder.',
        es: 'Dé un paso esta semana: representante médico, poder notarial o carpeta de emergencia.',
      },
      source: sources.advanceDirectives,
      topicIds: ['advance-directives', 'power-of-attorney', 'important-papers'],
    },
    {
      id: 'future-2',
      text: {
        en: 'Ask the doctor what to expect in the next six to twelve months and whether palliative care would help.',
        es: 'Pregunte al médico qué esperar en los próximos seis a doce meses y si ayudarían los cuidados paliativos.',
      },
      source: sources.palliativeCare,
      topicIds: ['hospice-palliative', 'dementia-stages'],
    },
    {
      id: 'future-3',
      text: {
        en: 'Call the Eldercare Locator, 1-800-677-1116, for options counseling about care at home, adult day or residential care.',
        es: 'Llame al Eldercare Locator, 1-800-677-1116, para orientación sobre cuidado en casa, centro de día o residencia.',
      },
      source: sources.eldercareLocator,
      topicIds: ['paying-for-care'],
    },
  ],
};
