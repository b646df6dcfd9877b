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
