import { FILE_ATTACHED } from '@careward/contracts/coach/files';
import { NEW_CHAT } from '@careward/contracts/coach/limits';
import type { Language } from '@careward/contracts/kernel/languages';

const WELCOME = /^Welcome (\S+)$/;
const NOBODY = 'there';
const FALLBACK = 'Caregiving Question';

const words = {
  en: {
    newConversation: 'New conversation',
    caregivingQuestion: FALLBACK,
    fileAttached: 'File attached',
    welcome: (name: string) => `Welcome ${name}`,
    welcomeThere: 'Welcome there',
  },
  es: {
    newConversation: 'Nueva conversación',
    caregivingQuestion: 'Pregunta sobre cuidados',
    fileAttached: 'Archivo adjunto',
    welcome: (name: string) => `Le damos la bienvenida, ${name}`,
    welcomeThere: 'Le damos la bienvenida',
  },
};

/** As the list and the header show a stored title: what is not a person's own words is translated (rulings.md, "Coach"). */
export function shownTitle(title: string, language: Language): string {
  const { newConversation, welcome, welcomeThere, caregivingQuestion, fileAttached } = words[language];
  if (title === FALLBACK) return caregivingQuestion;
  if (title === autoTitle(FILE_ATTACHED)) return fileAttached;
  if (title.startsWith(NEW_CHAT)) return newConversation;
  const name = WELCOME.exec(title)?.[1];
  if (name === undefined) return title;
  return name === NOBODY ? welcomeThere : welcome(name);
}

/** spec.md 4, "Chat": titles made from the first message. */
const AUTO_TITLE = { max: 40, boundaryAfter: 20, min: 3 } as const;

export const welcomeTitle = (firstName: string | undefined) => `Welcome ${firstName ?? NOBODY}`;

export function newChatTitle(now: Date, locale?: string): string {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(now);
  return `${NEW_CHAT} ${when.replace(/\s/g, ' ')}`;
}

/** Only the first message names a conversation, and only while it still has its default title. */
export const takesAutoTitle = (title: string, messages: number) =>
  title.startsWith(NEW_CHAT) && messages === 0;

/** An apostrophe between two letters is part of its word: Mom's. */
const NON_WORD = /(?:(?!(?<=\p{L})['’](?=\p{L}))[^\p{L}\p{N}_])+/gu;

/** spec.md 4, "Chat": the words of the first message, at most 40 characters, cut between words where it can be. */
export function autoTitle(message: string): string {
  const characters = [...message.normalize().replace(NON_WORD, ' ').trim()];
  if (characters.length < AUTO_TITLE.min) return FALLBACK;
  if (characters.length <= AUTO_TITLE.max) return characters.join('');
  // One character past the limit is included, so that a word that ends exactly there is kept whole.
  const boundary = characters.slice(0, AUTO_TITLE.max + 1).lastIndexOf(' ');
  const end = boundary > AUTO_TITLE.boundaryAfter ? boundary : AUTO_TITLE.max;
  return `${characters.slice(0, end).join('')}...`;
}
