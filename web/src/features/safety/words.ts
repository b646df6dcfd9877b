import type { Language } from '@careward/contracts/kernel/languages';
import type { Wording } from '@careward/contracts/safety/figures';
import type { RiskTier } from '@careward/contracts/safety/risk';

type Texts = {
  title: string;
  about: string;
  notReviewed: string;
  notReviewedText: string;
  does: string;
  doesList: readonly string[];
  doesNot: string;
  doesNotList: readonly string[];
  shown: string;
  shownList: readonly string[];
  dangers: (count: number) => string;
  tiers: Readonly<Record<RiskTier, string>>;
  numbers: string;
  number: string;
  hours: string;
  languages: string;
  checked: string;
  source: string;
  figures: string;
  notMeasured: string;
  measured: (date: string) => string;
  wordings: Readonly<Record<Wording, string>>;
  byWording: string;
  wording: string;
  byDanger: string;
  danger: string;
  share: (found: number, of: number) => string;
  ofTheseCards: (cards: number) => string;
  falseCards: string;
  strips: string;
};

export const words: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'How the coach looks out for you',
    about:
      'Before the coach answers, it checks your message for signs of danger. Here is what this check can do, what it cannot do, and how often it is right.',
    notReviewed: 'Not clinically reviewed yet',
    notReviewedText:
      'No doctor or nurse has reviewed this check, its words or its figures yet. It never takes the place of 911, a doctor or a nurse.',
    does: 'What it does',
    doesList: [
      'It reads every message before an answer is written, in English and in Spanish.',
      'It uses fixed rules, and a model that learned from example messages.',
      'Words like “he says he is fine” do not turn a warning off.',
      'In a crisis, it also looks at what you wrote earlier in the same conversation.',
      'The words of a warning are fixed. No AI model writes them.',
    ],
    doesNot: 'What it does not do',
    doesNotList: [
      'It does not find every danger. It misses more when a message only hints at one.',
      'It does not know what is wrong. A warning means: this may be serious.',
      'It sometimes warns when there is no danger.',
      'It does not call anyone for you, and nobody watches your conversations.',
    ],
    shown: 'What you see',
    shownList: [
      'When the check is sure, a card takes the place of the answer: whom to call, what to do until help comes, and where the words come from.',
      'When it is not sure, a strip with the same numbers stands above the answer.',
      '911 and 988 are always on the coach’s screen, whatever the check finds.',
    ],
    dangers: (count) => `The ${count} kinds of danger it looks for`,
    tiers: {
      T0: 'Call 911 now',
      T1: 'A crisis: call or text 988',
      T2: 'Call a doctor today',
      T3: 'Help to keep everyone safe',
      T4: 'Ask before you act',
    },
    numbers: 'Numbers to call',
    number: 'Number',
    hours: 'Hours',
    languages: 'Languages',
    checked: 'Checked',
    source: 'Source',
    figures: 'How often it is right',
    notMeasured: 'This has not been measured yet. The figures will stand here, good or bad.',
    measured: (date) =>
      `Measured on ${date} with made-up messages that nobody who built the check had seen. Not clinically reviewed yet.`,
    wordings: { plain: 'Named plainly', oblique: 'Only hinted at' },
    byWording: 'Emergencies and crises found, with a card or a strip',
    wording: 'The danger is',
    byDanger: 'Each danger, in both languages',
    danger: 'Danger',
    share: (found, of) => `${found} of ${of}`,
    ofTheseCards: (cards) => `${cards} with a card`,
    falseCards: 'Harmless messages that sound alarming and got a card',
    strips: 'Everyday questions that got a strip',
  },
  es: {
    title: 'Cómo el asistente vela por usted',
    about:
      'Antes de contestar, el asistente revisa si en su mensaje hay señales de peligro. Aquí decimos qué puede hacer esa revisión, qué no puede hacer y cuántas veces acierta.',
    notReviewed: 'Sin revisión clínica todavía',
    notReviewedText:
      'Ningún médico ni enfermera ha revisado todavía esta función, sus textos ni sus cifras. Nunca reemplaza al 911, a un médico ni a una enfermera.',
    does: 'Lo que hace',
    doesList: [
      'Lee cada mensaje antes de que se escriba la respuesta, en inglés y en español.',
      'Usa reglas fijas y un modelo que aprendió de mensajes de ejemplo.',
      'Frases como “él dice que está bien” no apagan un aviso.',
      'En una crisis, también mira lo que usted escribió antes en la misma conversación.',
      'Las palabras de un aviso son fijas. Ningún modelo de IA las escribe.',
    ],
    doesNot: 'Lo que no hace',
    doesNotList: [
      'No encuentra todos los peligros. Se le escapan más cuando el mensaje solo los insinúa.',
      'No sabe qué está pasando. Un aviso quiere decir: esto puede ser grave.',
      'A veces avisa cuando no hay peligro.',
      'No llama a nadie por usted, y nadie vigila sus conversaciones.',
    ],
    shown: 'Lo que usted ve',
    shownList: [
      'Cuando la señal es clara, una tarjeta toma el lugar de la respuesta: a quién llamar, qué hacer mientras llega la ayuda y de dónde salen las palabras.',
      'Cuando no es clara, una franja con los mismos números aparece arriba de la respuesta.',
      'El 911 y el 988 están siempre en la pantalla del asistente, encuentre lo que encuentre la revisión.',
    ],
    dangers: (count) => `Los ${count} tipos de peligro que busca`,
    tiers: {
      T0: 'Llame al 911 ya',
      T1: 'Una crisis: llame o escriba al 988',
      T2: 'Llame hoy a un médico',
      T3: 'Ayuda para que todos estén a salvo',
      T4: 'Pregunte antes de actuar',
    },
    numbers: 'Números para llamar',
    number: 'Número',
    hours: 'Horario',
    languages: 'Idiomas',
    checked: 'Verificado',
    source: 'Fuente',
    figures: 'Cuántas veces acierta',
    notMeasured: 'Esto todavía no se ha medido. Las cifras estarán aquí, sean buenas o malas.',
    measured: (date) =>
      `Medido el ${date} con mensajes inventados que nadie de quienes hicieron la revisión había visto. Sin revisión clínica todavía.`,
    wordings: { plain: 'Dicho con claridad', oblique: 'Solo insinuado' },
    byWording: 'Emergencias y crisis encontradas, con tarjeta o franja',
    wording: 'El peligro está',
    byDanger: 'Cada peligro, en los dos idiomas',
    danger: 'Peligro',
    share: (found, of) => `${found} de ${of}`,
    ofTheseCards: (cards) => `${cards} con tarjeta`,
    falseCards: 'Mensajes inofensivos que suenan alarmantes y recibieron una tarjeta',
    strips: 'Preguntas de todos los días que recibieron una franja',
  },
};
