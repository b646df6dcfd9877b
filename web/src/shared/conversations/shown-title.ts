import { NEW_CHAT } from '@careward/contracts/coach/limits';
import type { Language } from '@careward/contracts/kernel/languages';

const WELCOME = /^Welcome (\S+)$/;
export const NOBODY = 'there';
export const FALLBACK = 'Caregiving Question';

const words = {
  en: {
    newConversation: 'New conversation',
    caregivingQuestion: FALLBACK,
    welcome: (name: string) => `Welcome ${name}`,
    welcomeThere: 'Welcome there',
  },
  es: {
    newConversation: 'Nueva conversación',
    caregivingQuestion: 'Pregunta sobre cuidados',
    welcome: (name: string) => `Le damos la bienvenida, ${name}`,
    welcomeThere: 'Le damos la bienvenida',
  },
};

/** As the list and the header show a stored title: its English prefixes are translated (rulings.md, "Coach"). */
export function shownTitle(title: string, language: Language): string {
  const { newConversation, welcome, welcomeThere, caregivingQuestion } = words[language];
  if (title === FALLBACK) return caregivingQuestion;
  if (title.startsWith(NEW_CHAT)) return newConversation;
  const name = WELCOME.exec(title)?.[1];
  if (name === undefined) return title;
  return name === NOBODY ? welcomeThere : welcome(name);
}
