import type { Language } from '../kernel/languages.js';

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};

/** The sentences of a text, word for word. */
export const sentencesOf = (text: string, lang: Language): string[] =>
  [...segmenters[lang].segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');

/** What ends with a full stop and yet goes on: "Dr. Lee", "e.g. soup", "la Dra. Ruiz". */
const ABBREVIATED =
  /(?:^|[\s(])(?:Dr|Dra|Mr|Mrs|Ms|Sr|Sra|Srta|St|vs|etc|e\.g|i\.e|p\. ?ej|No|Inc|U\.S|EE\. ?UU|[A-Z])\.$/;

/** The same for each paragraph of a text that others wrote, where a full stop may end an abbreviation. */
export const paragraphsOf = (text: string, lang: Language): string[][] =>
  text
    .split(/\n+/)
    .map((paragraph) =>
      sentencesOf(paragraph, lang).reduce<string[]>((sentences, next) => {
        const last = sentences.at(-1);
        if (last !== undefined && ABBREVIATED.test(last)) sentences.splice(-1, 1, `${last} ${next}`);
        else sentences.push(next);
        return sentences;
      }, []),
    )
    .filter((sentences) => sentences.length > 0);
