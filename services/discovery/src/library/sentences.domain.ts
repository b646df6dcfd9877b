import type { Language } from '@careward/contracts/kernel/languages';

/** The sentences of a text, each word for word. One that would begin in lower case is the end of the one before. */
export function sentencesOf(text: string, lang: Language): string[] {
  const segments = [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)];
  return segments
    .reduce<string[]>((sentences, { segment }) => {
      const before = sentences.at(-1);
      return before !== undefined && /^\p{Ll}/u.test(segment)
        ? [...sentences.slice(0, -1), before + segment]
        : [...sentences, segment];
    }, [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
