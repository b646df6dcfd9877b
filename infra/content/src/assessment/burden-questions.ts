import type { BurdenQuestionId } from '@careward/contracts/assessment/burden';
import type { Localized } from '@careward/contracts/kernel/languages';

/** Shown before the first question and with every result. */
export const burdenNotice: Localized<string> = {
  en: 'This check was written for this app. It is not a medical test, it has not been validated in a study, and it does not diagnose any condition.',
  es: 'Esta revisión se escribió para esta aplicación. No es una prueba médica, no ha sido validada en un estudio y no diagnostica ninguna condición.',
};

/** The labels of answers 0 to 4. */
type Options = Localized<readonly [string, string, string, string, string]>;

type Question = { text: Localized<string>; options: Options };

/**
 * The ten questions of spec.md 3, "Burden questions", in their order. An answer's value is the index of its option and its
 * score: 4 is the heaviest. The wording is our own; no licensed instrument is quoted or adapted.
 */
export const burdenQuestions = {
  overwhelmed: {
    text: {
      en: 'Over the past two weeks, on how many days did caregiving feel like more than you could handle?',
      es: 'En las últimas dos semanas, ¿cuántos días sintió que el cuidado era más de lo que podía manejar?',
    },
    options: {
      en: ['No days', '1 to 3 days', '4 to 7 days', '8 to 11 days', '12 to 14 days'],
      es: ['Ningún día', 'De 1 a 3 días', 'De 4 a 7 días', 'De 8 a 11 días', 'De 12 a 14 días'],
    },
  },
  physical_health: {
    text: {
      en: 'How well is your own body holding up with the care you give?',
      es: '¿Qué tan bien aguanta su propio cuerpo el cuidado que usted da?',
    },
    options: {
      en: ['Very well', 'Well', 'Fairly well', 'Poorly', 'Very poorly'],
      es: ['Muy bien', 'Bien', 'Más o menos bien', 'Mal', 'Muy mal'],
    },
  },
  emotional_health: {
    text: {
      en: 'Over the past two weeks, how much have sadness, worry or irritability gotten in the way of your day?',
      es: 'En las últimas dos semanas, ¿cuánto han estorbado en su día la tristeza, la preocupación o el mal humor?',
    },
    options: {
      en: ['Not at all', 'A little', 'Some', 'A lot', 'Almost all the time'],
      es: ['Nada', 'Un poco', 'Algo', 'Mucho', 'Casi todo el tiempo'],
    },
  },
  social_isolation: {
    text: {
      en: 'When did you last spend time with a friend or relative just to enjoy it, not to give care?',
      es: '¿Cuándo fue la última vez que pasó tiempo con un amigo o familiar solo para disfrutar, no para cuidar?',
    },
    options: {
      en: [
        'In the past few days',
        'About a week ago',
        'Within the past month',
        '1 to 3 months ago',
        'More than 3 months ago or I cannot remember',
      ],
      es: [
        'En los últimos días',
        'Hace como una semana',
        'En el último mes',
        'Hace de 1 a 3 meses',
        'Hace más de 3 meses o no recuerdo',
      ],
    },
  },
  sleep_disruption: {
    text: {
      en: 'In a usual week, how many nights is your sleep cut short because of care or worry?',
      es: 'En una semana normal, ¿cuántas noches duerme poco por el cuidado o la preocupación?',
    },
    options: {
      en: ['None', '1 night', '2 to 3 nights', '4 to 5 nights', '6 to 7 nights'],
      es: ['Ninguna', '1 noche', 'De 2 a 3 noches', 'De 4 a 5 noches', 'De 6 a 7 noches'],
    },
  },
  financial_strain: {
    text: {
      en: 'How hard is it right now to cover your household bills along with care costs or lost pay?',
      es: '¿Qué tan difícil es ahora pagar las cuentas de la casa junto con los gastos del cuidado o el sueldo perdido?',
    },
    options: {
      en: ['Not hard', 'A little hard', 'Somewhat hard', 'Very hard', 'We are falling behind'],
      es: ['Nada difícil', 'Un poco difícil', 'Algo difícil', 'Muy difícil', 'Nos estamos atrasando'],
    },
  },
  support_adequacy: {
    text: {
      en: 'If you had to step away for a day, how easily could someone take over the care?',
      es: 'Si tuviera que ausentarse un día, ¿qué tan fácil sería que otra persona se encargara del cuidado?',
    },
    options: {
      en: [
        'Very easily',
        'Fairly easily',
        'With some planning',
        'Only with great difficulty',
        'No one could take over',
      ],
      es: [
        'Muy fácil',
        'Bastante fácil',
        'Con algo de planeación',
        'Solo con mucha dificultad',
        'Nadie podría',
      ],
    },
  },
  personal_time: {
    text: {
      en: 'In the past week, about how much time did you have that was just for you (not sleep, work or care)?',
      es: 'En la última semana, ¿cuánto tiempo tuvo solo para usted (sin contar sueño, trabajo o cuidado)?',
    },
    options: {
      en: ['10 hours or more', '6 to 9 hours', '3 to 5 hours', '1 to 2 hours', 'Less than 1 hour'],
      es: ['10 horas o más', 'De 6 a 9 horas', 'De 3 a 5 horas', 'De 1 a 2 horas', 'Menos de 1 hora'],
    },
  },
  care_confidence: {
    text: {
      en: 'How sure do you feel about doing the care tasks you handle, such as medicines, moving, bathing or hard behaviors?',
      es: '¿Qué tan seguro se siente con las tareas que hace, como medicinas, mover, bañar o manejar conductas difíciles?',
    },
    options: {
      en: ['Very sure', 'Mostly sure', 'Somewhat sure', 'Not very sure', 'Not sure at all'],
      es: ['Muy seguro', 'Casi siempre seguro', 'Algo seguro', 'Poco seguro', 'Nada seguro'],
    },
  },
  future_concerns: {
    text: {
      en: 'How often do worries about what comes next get in the way of today?',
      es: '¿Qué tan seguido las preocupaciones por lo que viene le estorban hoy?',
    },
    options: {
      en: ['Not at all', 'Once in a while', 'About once a week', 'Most days', 'Every day'],
      es: ['Nunca', 'De vez en cuando', 'Como una vez por semana', 'Casi todos los días', 'Todos los días'],
    },
  },
} as const satisfies Record<BurdenQuestionId, Question>;
