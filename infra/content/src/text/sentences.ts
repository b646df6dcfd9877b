import type { Language } from '@careward/contracts/kernel/languages';

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};

/** The sentences of a text, word for word. */
export const sentencesOf = (text: string, lang: Language): string[] =>
  [...segmenters[lang].segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');

/** What ends with a full stop and yet goes on: "Dr. Lee", "e.g. soup", "la Dra. Ruiz", "P.O. Box 9". */
const ABBREVIATED =
  /(?:^|[\s(])(?:Dr|Dra|Mr|Mrs|Ms|Sr|Sra|Srta|St|vs|etc|e\.g|i\.e|p\. ?ej|No|Inc|U\.S|EE\. ?UU|P\. ?O|Attn|[A-Z])\.$/;
/** The same where a number follows: "Dec. 15", "Ext. 12". */
const BEFORE_NUMBER =
  /(?:^|[\s(])(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic|tel|ext|apt|ste|rm|bldg|apdo|n[uú]m|approx|aprox)\.$/i;

const goesOn = (sentence: string, next: string): boolean =>
  ABBREVIATED.test(sentence) || (/^[$#(]?\d/.test(next) && BEFORE_NUMBER.test(sentence));

/** The same for each paragraph of a text that others wrote, where a full stop may end an abbreviation. */
export const paragraphsOf = (text: string, lang: Language): string[][] =>
  text
    .split(/\n+/)
    .map((paragraph) =>
      sentencesOf(paragraph, lang).reduce<string[]>((sentences, next) => {
        const last = sentences.at(-1);
        if (last !== undefined && goesOn(last, next)) sentences.splice(-1, 1, `${last} ${next}`);
        else sentences.push(next);
        return sentences;
      }, []),
    )
    .filter((sentences) => sentences.length > 0);

/** Markdown links and images, HTML, code, braces of JSON and templates, tables. */
const MARKUP = /!\[|\]\(|<\/?[a-z!]|`|[{}|\\]|~~|^={3,}|^-{3,}/i;
const ADDRESS =
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+|\bwww\.\S+|\bmailto:\S+|\bdata:\S+|\S{1,64}@\S+|\b[\p{L}\p{N}-]{1,63}\.(?:\p{L}{2,24})(?=[/\s.,;:!?)]|$)|\/resources\/\S+/giu;
/** Words of two letters or more around a dot that are no address: "p.m.", "e.g.". */
const NO_ADDRESS = /^(?:[ap]\.m|e\.g|i\.e|u\.s|ee\.uu)\.?$/i;

export const hasMarkup = (sentence: string) => MARKUP.test(sentence);

/** The web and mail addresses of a sentence, also those without a protocol. */
export const addressesIn = (sentence: string): string[] =>
  [...sentence.matchAll(ADDRESS)]
    .map(([address]) => address.replace(/[.,;:!?)]+$/, ''))
    .filter((address) => !NO_ADDRESS.test(address));

/** Letters of another script can look like ours and hide a word from every check. */
export const hasForeignLetters = (sentence: string) =>
  /(?!\p{Script=Latin})[\p{L}\p{N}]/u.test(sentence.normalize('NFKC').replace(/[0-9]/g, ''));
