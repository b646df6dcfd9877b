import { FILE_ATTACHED } from '@careward/contracts/coach/files';
import type { Language } from '@careward/contracts/kernel/languages';
import { preferredLanguage } from '@careward/platform/http/accept-language';

/** Words that hardly ever occur in the other language, with and without their accents. */
const functionWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    (
      'the and is are was were my your his her their he she they it this that these those what when where who why how ' +
      'do does did to of in for with on at from by about can cant could should would will have has had not dont doesnt ' +
      'isnt if or but so we you i am im be been being get there any some more after before because than then help please'
    ).split(' '),
  ),
  es: new Set(
    (
      'el la los las un una unos unas y o de del al que qué en con por para como cómo cuando cuándo donde dónde quien quién ' +
      'cuál cual mi mis su sus tu es está esta están estan son ser estar hay tiene tengo tienen puedo puede pueden debo ' +
      'debe hago hacer se le les lo nos si sí muy más mas pero porque sin sobre ya yo ella ellos usted ayuda quiere quiero'
    ).split(' '),
  ),
};
const SPANISH_SIGNS = /[ñ¿¡]|[áéíóú]/g;

/** The language somebody writes in, or null when the text is too short or too mixed to tell. */
export function detectLanguage(text: string): Language | null {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/\p{L}+/gu) ?? [];
  const count = (lang: Language) => words.filter((word) => functionWords[lang].has(word)).length;
  const en = count('en');
  const es = count('es') + (text.toLowerCase().match(SPANISH_SIGNS)?.length ?? 0);
  if (en === es) return null;
  return en > es ? 'en' : 'es';
}

type LanguageFallback = { last: () => Promise<Language | null>; acceptLanguage: string };

/** The language to answer in: the question's own, else the last exchange's, else the one chosen in the browser. */
export const languageOf = async (
  question: string,
  { last, acceptLanguage }: LanguageFallback,
): Promise<Language> =>
  (question.trim() === FILE_ATTACHED ? null : detectLanguage(question)) ??
  (await last()) ??
  preferredLanguage(acceptLanguage);
