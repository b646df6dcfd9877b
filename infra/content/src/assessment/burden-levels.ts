import type { Localized } from '@careward/contracts/kernel/languages';
import type { BurdenLevel } from '@careward/contracts/assessment/burden';
import { type Recommendation, sources } from './burden-sources.js';

type Level = {
  label: Localized<string>;
  summary: Localized<string>;
  recommendations: readonly Recommendation[];
};

/** What each level is called, what it means, and what may help at it. */
export const burdenLevels: Readonly<Record<BurdenLevel, Level>> = {
  high: {
    label: { en: 'High', es: 'Alta' },
    summary: {
      en: 'Your answers show heavy strain. You should not have to carry this alone; please reach out this week.',
      es: 'Sus respuestas muestran una carga fuerte. No tiene que llevarla solo; pida ayuda esta semana.',
    },
    recommendations: [
      {
        id: 'lvl-high-1',
        text: {
          en: 'Call your doctor in the next few days, share this result and ask for a depression screen.',
          es: 'Llame a su médico en los próximos días, muestre este resultado y pida una prueba de depresión.',
        },
        source: sources.depressionScreen,
        topicIds: ['caregiver-depression', 'caregiver-stress'],
      },
      {
        id: 'lvl-high-2',
        text: {
          en: 'Arrange respite now through the Area Agency on Aging, Medicaid, VA or hospice.',
          es: 'Consiga relevo ya por medio de la agencia local para personas mayores, Medicaid, VA u hospicio.',
        },
        source: sources.eldercareLocator,
        topicIds: ['respite-care'],
      },
      {
        id: 'lvl-high-3',
        text: {
          en: 'If you might hurt yourself or the person, call or text 988, or 911 for danger.',
          es: 'Si podría hacerse daño o dañar a la persona, llame o envíe texto al 988, o al 911 si hay peligro.',
        },
        source: sources.crisisLine,
        topicIds: ['911-vs-988', 'guilt-anger'],
      },
    ],
  },
  moderate: {
    label: { en: 'Moderate', es: 'Moderada' },
    summary: {
      en: 'You are carrying a lot. Adding help now can prevent burnout.',
      es: 'Está cargando mucho. Sumar ayuda ahora puede evitar el agotamiento.',
    },
    recommendations: [
      {
        id: 'lvl-mod-1',
        text: {
          en: 'Pick your two highest answers and do one suggestion for each this week.',
          es: 'Elija sus dos respuestas más altas y haga una sugerencia de cada una esta semana.',
        },
        source: sources.tcare,
        topicIds: ['caregiver-stress', 'asking-for-help'],
      },
      {
        id: 'lvl-mod-2',
        text: {
          en: 'Set up a regular weekly break and a backup caregiver.',
          es: 'Establezca un descanso semanal y un cuidador suplente.',
        },
        source: sources.familyCaregiverSupport,
        topicIds: ['respite-care', 'asking-for-help'],
      },
      {
        id: 'lvl-mod-3',
        text: {
          en: 'Join a support group and check this score again in 30 days.',
          es: 'Únase a un grupo de apoyo y repita esta revisión en 30 días.',
        },
        source: sources.caregivers,
        topicIds: ['support-groups'],
      },
    ],
  },
  mild: {
    label: { en: 'Mild', es: 'Leve' },
    summary: {
      en: 'You are managing, with some strain. Small steps now can keep it from growing.',
      es: 'Lo está manejando, con algo de carga. Pasos pequeños ahora pueden evitar que crezca.',
    },
    recommendations: [
      {
        id: 'lvl-mild-1',
        text: {
          en: 'Keep one habit for yourself: sleep, movement or time with a friend.',
          es: 'Mantenga un hábito para usted: dormir, moverse o ver a un amigo.',
        },
        source: sources.stress,
        topicIds: ['caregiver-stress', 'caregiver-sleep'],
      },
      {
        id: 'lvl-mild-2',
        text: {
          en: 'Finish key papers and an emergency plan while things are steady.',
          es: 'Termine los papeles clave y un plan de emergencia mientras todo está estable.',
        },
        source: sources.advanceDirectives,
        topicIds: ['important-papers', 'advance-directives', 'emergency-preparedness'],
      },
      {
        id: 'lvl-mild-3',
        text: {
          en: 'Check again in one to two months or after any big change.',
          es: 'Revise otra vez en uno o dos meses o tras un cambio grande.',
        },
        source: sources.strainIndex,
        topicIds: ['caregiver-stress'],
      },
    ],
  },
  low: {
    label: { en: 'Low', es: 'Baja' },
    summary: {
      en: 'Your strain looks low right now. Keep what works and plan ahead.',
      es: 'Su carga se ve baja por ahora. Conserve lo que funciona y planee.',
    },
    recommendations: [
      {
        id: 'lvl-low-1',
        text: {
          en: 'Write down what is working so you can keep it when care gets harder.',
          es: 'Anote lo que funciona para conservarlo cuando el cuidado sea más difícil.',
        },
        source: sources.tcare,
        topicIds: ['important-papers'],
      },
      {
        id: 'lvl-low-2',
        text: {
          en: 'Learn one safety skill, such as fall prevention or choking first aid.',
          es: 'Aprenda una habilidad de seguridad, como prevenir caídas o qué hacer en un atragantamiento.',
        },
        source: sources.firstAid,
        topicIds: ['fall-prevention-tips', 'choking-first-aid'],
      },
      {
        id: 'lvl-low-3',
        text: { en: 'Repeat this check every three months.', es: 'Repita esta revisión cada tres meses.' },
        source: sources.strainIndex,
        topicIds: ['caregiver-stress'],
      },
    ],
  },
};
