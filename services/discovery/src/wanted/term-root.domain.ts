import type { Language } from '@careward/contracts/kernel/languages';

const ENDINGS: Record<Language, RegExp> = {
  en: /(?:'s|ing|ed|es|s|e)$/,
  es: /(?:ando|iendo|ad[oa]s?|id[oa]s?|[aei]r|es|[aeo]s?|s)$/,
};
/** What is left of a word must still say which word it is. */
const SHORTEST = 3;

/** What forms of one word have in common, such as wheelchair and wheelchairs, to compare them; it is no word to show. */
export function rootOf(term: string, lang: Language): string {
  const lower = term.toLowerCase();
  const root = lower.replace(ENDINGS[lang], '');
  return root.length < SHORTEST ? lower : root;
}
