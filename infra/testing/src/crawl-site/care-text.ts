import { randomFrom, type Random } from '../faults/random.js';

const TOPICS: Record<Lang, readonly string[]> = {
  en: [
    'sleep',
    'bathing',
    'meals',
    'medicines',
    'falls',
    'wandering',
    'respite',
    'grief',
    'driving',
    'pain',
    'hearing',
    'memory',
    'incontinence',
    'transfers',
    'appointments',
    'paperwork',
    'money',
    'siblings',
    'holidays',
    'hospital stays',
    'hospice',
    'home safety',
    'exercise',
    'loneliness',
    'anger',
    'wheelchairs',
    'stroke',
    'diabetes',
    'oxygen',
    'dressing',
  ],
  es: [
    'el sueño',
    'el baño',
    'las comidas',
    'las medicinas',
    'las caídas',
    'el descanso',
    'el duelo',
    'el dolor',
    'la memoria',
    'las citas',
    'los papeles',
    'el dinero',
    'la familia',
    'el hospital',
    'la seguridad en casa',
    'la soledad',
    'el enojo',
    'la silla de ruedas',
    'la diabetes',
    'la ropa',
  ],
};

const PARTS: Record<
  Lang,
  { openings: readonly string[]; claims: readonly string[]; reasons: readonly string[] }
> = {
  en: {
    openings: [
      'When {topic} become the hardest part of the day,',
      'If you are worried about {topic},',
      'Most families meet {topic} without any training, so',
      'Before you change anything about {topic},',
      'On a bad day with {topic},',
      'Talk about {topic} early:',
      'Nurses who teach {topic} say the same thing:',
      'With {topic} as with much else,',
    ],
    claims: [
      'keep a short list beside the bed',
      'ask the doctor what has changed since spring',
      'let one person decide and the others help',
      'try the smallest step for {days} days',
      'write down the hour and what came before',
      'call the clinic while it is still open',
      'leave {minutes} minutes more than you think you need',
      'put the light on before you speak',
      'choose the chair with arms over the soft one',
      'offer two choices instead of a question without end',
      'sit down yourself before you begin',
      'share the plan with whoever comes at night',
    ],
    reasons: [
      'because tired people forget the second half of any advice.',
      'and look again after {days} days.',
      'since what worked in the hospital may not work in the kitchen.',
      'so that nobody has to guess at three in the morning.',
      'even if it takes {minutes} minutes and some patience.',
      'and tell your sister, your neighbor or a friend about it.',
      'because rest for you is care for them.',
      'which costs nothing and can be undone.',
    ],
  },
  es: {
    openings: [
      'Cuando {topic} se vuelve lo más difícil del día,',
      'Si le preocupa {topic},',
      'Antes de cambiar algo sobre {topic},',
      'En un mal día con {topic},',
      'Hable pronto sobre {topic}:',
    ],
    claims: [
      'tenga una lista corta junto a la cama',
      'pregunte al médico qué ha cambiado desde la primavera',
      'pruebe el paso más pequeño durante {days} días',
      'anote la hora y lo que pasó antes',
      'llame a la clínica mientras esté abierta',
      'deje {minutes} minutos más de los que cree necesitar',
      'encienda la luz antes de hablar',
    ],
    reasons: [
      'porque quien está cansado olvida la mitad de los consejos.',
      'y vuelva a mirar después de {days} días.',
      'para que nadie tenga que adivinar a las tres de la mañana.',
      'aunque tome {minutes} minutos y algo de paciencia.',
      'porque su descanso también es cuidado.',
    ],
  },
};

export type Lang = 'en' | 'es';
export type CareText = { title: string; sections: { heading: string; paragraphs: string[] }[] };

/** The same `key` always gives the same text, and another one another text. */
export function careText(key: string, lang: Lang = 'en', sections = 3): CareText {
  const random = randomFrom(numberOf(key));
  const topic = one(random, TOPICS[lang]);
  return {
    title: lang === 'en' ? `Living with ${topic}` : `Vivir con ${topic}`,
    sections: Array.from({ length: sections }, () => {
      const part = one(random, TOPICS[lang]);
      return {
        heading: part.charAt(0).toUpperCase() + part.slice(1),
        paragraphs: [paragraph(random, lang, topic), paragraph(random, lang, part)],
      };
    }),
  };
}

const paragraph = (random: Random, lang: Lang, topic: string): string =>
  Array.from({ length: 3 + whole(random, 3) }, () => sentence(random, lang, topic)).join(' ');

function sentence(random: Random, lang: Lang, topic: string): string {
  const { openings, claims, reasons } = PARTS[lang];
  return [one(random, openings), one(random, claims), one(random, reasons)]
    .join(' ')
    .replaceAll('{topic}', topic)
    .replaceAll('{days}', () => String(2 + whole(random, 40)))
    .replaceAll('{minutes}', () => String(5 * (1 + whole(random, 20))));
}

const whole = (random: Random, below: number): number => Math.floor(random.between(0, below));
const one = (random: Random, among: readonly string[]): string => among[whole(random, among.length)] ?? '';

/** FNV-1a. */
function numberOf(key: string): number {
  let number = 0x811c9dc5;
  for (const character of key) number = Math.imul(number ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return number >>> 0;
}
