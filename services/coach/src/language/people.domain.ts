import type { CareContext } from '@careward/contracts/care-profile/internal-calls';
import type { Relationship } from '@careward/contracts/care-profile/enumerations';
import { isReadable } from '@careward/contracts/kernel/readable';
import { fold } from '@careward/content/text/readings';
import { commonWords } from './names-that-are-words.js';

/** Somebody cared for; id and name are absent of what was told before names were. */
export type Person = CareContext['recipients'][number] & { id?: string; name?: string };

/** Whom a caregiver cares for, and where. */
export type KnownCare = Omit<CareContext, 'recipients'> & { recipients: Person[] };

type Gender = 'she' | 'he';

/** Words by which caregivers call people, folded, by what the profile says of them. */
const kin: readonly { word: RegExp; is: Relationship; gender?: Gender }[] = [
  { word: /^(?:mom|mum|mommy|momma|mama|ama|mami|jefita|mother|madre)$/, is: 'parent', gender: 'she' },
  { word: /^(?:dad|daddy|pop|pops|papa|apa|papi|jefito|father|padre)$/, is: 'parent', gender: 'he' },
  { word: /^(?:grandma|granny|nana|grandmother|abuela|abuelita)$/, is: 'grandparent', gender: 'she' },
  { word: /^(?:grandpa|gramps|grandfather|abuelo|abuelito|tata)$/, is: 'grandparent', gender: 'he' },
  { word: /^(?:wife|esposa|mujer)$/, is: 'spouse', gender: 'she' },
  { word: /^(?:husband|hubby|esposo|marido)$/, is: 'spouse', gender: 'he' },
  { word: /^(?:partner|spouse|pareja)$/, is: 'spouse' },
  { word: /^(?:friend|amiga|amigo|neighbor|vecina|vecino)$/, is: 'family_friend' },
  { word: /^(?:suegra|aunt|auntie|tia|sister|hermana|daughter|hija)$/, is: 'other', gender: 'she' },
  { word: /^(?:suegro|uncle|tio|brother|hermano|son|hijo)$/, is: 'other', gender: 'he' },
];
const kinOfWord = (folded: string) => kin.find(({ word }) => word.test(folded));
/** Those that stand for a name without "my"; "mother" and "wife" may be anybody's. */
const called =
  /^(?:mom|mum|mommy|momma|mama|ama|mami|jefita|dad|daddy|papa|apa|papi|jefito|grandma|granny|nana|grandpa|abuelita|abuelito)$/;
const ours = /^(?:my|our|mi|nuestra|nuestro)$/;
const anothers = /^(?:his|her|their|your|whose|su|sus|tu|the|a|la|el|una|un)$/;
const titles = /^(?:mr|mrs|ms|miss|dr|don|dona|sr|sra|senor|senora|de|la|del|los|las|van|von|y|and)$/;
const denials = /^(?:not|no|ni)$/;
const between = /^(?:my|our|mi|a|de|es|for|about|para)$/;

type Word = { raw: string; folded: string; begins: boolean; after: string };

/** Longer messages are read up to here; nobody names a person first at the end of so much. */
const READ = 4_000;

function wordsOf(text: string): Word[] {
  const read = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .slice(0, READ);
  const found = [...read.matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)];
  return found.map(({ 0: typed, index }, at) => {
    const raw = typed.replace(/['’]s$/iu, '');
    const before = read.slice(
      at === 0 ? 0 : (found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0),
      index,
    );
    const next = found[at + 1]?.index ?? read.length;
    return {
      raw,
      folded: fold(raw),
      begins: at === 0 || /[.!?\n¿¡:]/.test(before),
      after: typed === raw ? read.slice(index + typed.length, next) : '’s',
    };
  });
}

/** Each word of the name that may stand alone for it: "Frank" of "Frank Delgado", "Bea" of "Aunt Bea". */
const partsOf = ({ name }: Person): string[] =>
  name === undefined || !isReadable(name)
    ? []
    : wordsOf(name)
        .map(({ folded }) => folded)
        .filter((part) => part.length > 1 && !titles.test(part) && !kinOfWord(part));

const isShouted = (text: string) => text === text.toUpperCase();
const tellsOf =
  /^(?:is|isnt|was|wasnt|has|hasnt|had|wont|cant|doesnt|didnt|fell|keeps|says|said|needs|wants|refuses|refused|takes|took|gets|got|ate|lives|and|esta|tiene|no|se|ya|quiere|dice|toma|come|anda)$/;

/** "Will" and "Rose" are names where they are written as one: with a capital that begins no sentence, or with a verb after it. */
function isWrittenAsName({ raw, begins, after }: Word, next: Word | undefined, text: string): boolean {
  if (!/^\p{Lu}/u.test(raw) || isShouted(text)) return false;
  return !begins || after === '’s' || (next !== undefined && tellsOf.test(next.folded));
}

/** A mention of one or more of the people, of whom it may be any. */
type Mention = { of: readonly Person[]; isDenied: boolean };

const isAny = (people: readonly Person[], person: Person) => people.includes(person);

/** The people whom words of kinship may mean: those called so by name, else those of that relationship. */
function kinOf(folded: string, people: readonly Person[], bound: Bound): readonly Person[] {
  const is = kinOfWord(folded);
  if (!is) return [];
  const named = people.filter(
    ({ name }) => name !== undefined && wordsOf(name).some((part) => is.word.test(part.folded)),
  );
  if (named.length > 0) return named;
  const held = bound.get(is.word.source);
  if (held) return [held];
  const others = [...bound.values()];
  const such = people.filter(({ relationship }) => relationship === is.is);
  const free = such.filter((person) => !isAny(others, person));
  return free.length > 0 ? free : such;
}

/** Which word of kinship was said with a name: "my dad Frank". */
type Bound = Map<string, Person>;

function boundIn(texts: readonly string[], people: readonly Person[]): Bound {
  const bound: Bound = new Map();
  for (const text of texts) {
    const words = wordsOf(text);
    for (const [at, word] of words.entries()) {
      const is = kinOfWord(word.folded);
      const next = words[at + 1];
      if (!is || !next || !/^[ ,]{1,2}$/.test(word.after)) continue;
      if (anothers.test(words[at - 1]?.folded ?? '')) continue;
      const [person, ...more] = people.filter((one) => partsOf(one).includes(next.folded));
      if (person && more.length === 0) bound.set(is.word.source, person);
    }
  }
  return bound;
}

function mentionsIn(text: string, people: readonly Person[], bound: Bound): Mention[] {
  const parts = new Map(people.map((person) => [person, partsOf(person)]));
  const words = wordsOf(text);
  return words.flatMap((word, at): Mention[] => {
    const isName = !commonWords.has(word.folded) || isWrittenAsName(word, words[at + 1], text);
    const named = isName ? people.filter((person) => parts.get(person)?.includes(word.folded)) : [];
    const before = words[at - 1]?.folded ?? '';
    const isOurs = ours.test(before) || (called.test(word.folded) && !anothers.test(before));
    const of = named.length > 0 ? named : isOurs ? kinOf(word.folded, people, bound) : [];
    return of.length > 0 ? [{ of, isDenied: isDeniedAt(words, at) }] : [];
  });
}

/** "Not mom", "no a mi amá", and not "no, my dad". */
function isDeniedAt(words: readonly Word[], at: number): boolean {
  for (let back = at - 1; back >= 0 && back >= at - 3; back--) {
    const { folded, after } = words[back] as Word;
    if (denials.test(folded)) return after.trim() === '';
    if (!between.test(folded) || after.trim() !== '') return false;
  }
  return false;
}

/** The people whom one message names, a full name before each of its parts; null where it names nobody. */
function namedIn(text: string, people: readonly Person[], bound: Bound): readonly Person[] | null {
  const mentions = mentionsIn(text, people, bound);
  const said = new Set(
    mentions.filter(({ isDenied }) => !isDenied).flatMap(({ of }) => narrowed(of, mentions)),
  );
  if (said.size > 0) return people.filter((person) => said.has(person));
  const denied = new Set(mentions.flatMap(({ of }) => of));
  const others = people.filter((person) => !denied.has(person));
  return denied.size > 0 && others.length > 0 ? others : null;
}

/** Two people may share a surname: "Ana Ruiz" is the one whom both words name. */
function narrowed(of: readonly Person[], mentions: readonly Mention[]): readonly Person[] {
  const both = mentions.find(
    (other) => other.of.length < of.length && other.of.every((person) => isAny(of, person)),
  );
  return both?.of ?? of;
}

function gendersIn(text: string): Gender[] {
  const said = text.normalize('NFC').toLowerCase();
  const isShe = /(?<!\p{L})(?:she|shes|her|hers|herself|ella)(?!\p{L})/u.test(said);
  const isHe = /(?<!\p{L})(?:he|hes|him|his|himself|él)(?!\p{L})/u.test(said);
  return [...(isShe ? ['she' as const] : []), ...(isHe ? ['he' as const] : [])];
}

/** As the words for somebody tell: "Tata Beto", "my dad Frank", or "he" where nobody else is spoken of. */
function gendersOf(said: readonly { text: string; named: readonly Person[] | null }[], bound: Bound) {
  const known = new Map<Person, Gender>();
  for (const { text, named } of said) {
    const [gender, other] = gendersIn(text);
    const [person, more] = named ?? [];
    if (person && !more && gender && !other) known.set(person, gender);
  }
  for (const { word, gender } of kin) {
    const person = bound.get(word.source);
    if (person && gender) known.set(person, gender);
  }
  return (person: Person): Gender | undefined =>
    wordsOf(person.name ?? '')
      .map(({ folded }) => kinOfWord(folded)?.gender)
      .find((gender) => gender !== undefined) ?? known.get(person);
}

/**
 * Whom a message is about: those whom it names, else those whom the conversation named last, else all. Where "he" is said
 * and the one who was named is a "she", one of the others is meant, too.
 * @param earlier the caregiver's messages before it, oldest first.
 */
export function whoIsMeant<Known extends Person>(
  text: string,
  earlier: readonly string[],
  people: readonly Known[],
): readonly Known[] {
  if (people.length < 2) return people;
  const bound = boundIn([...earlier, text], people);
  const said = [...earlier, text].map((one) => ({ text: one, named: namedIn(one, people, bound) }));
  const genderOf = gendersOf(said.slice(0, -1), bound);
  const own = said.at(-1)?.named ?? null;
  const spokenOf = gendersIn(text);
  const isSpokenOf = (person: Person) => {
    const gender = genderOf(person);
    return gender === undefined || spokenOf.length === 0 || spokenOf.includes(gender);
  };
  const pick = (isMeant: (person: Person) => boolean) => people.filter(isMeant);
  if (own) {
    const others = spokenOf.filter(
      (gender) => !own.some((person) => (genderOf(person) ?? gender) === gender),
    );
    return pick((person) => isAny(own, person) || others.includes(genderOf(person) ?? others[0] ?? 'she'));
  }
  const last = said.findLast(({ named }) => named)?.named ?? people;
  const fitting = [pick((person) => isAny(last, person) && isSpokenOf(person)), pick(isSpokenOf), people];
  return fitting.find((found) => found.length > 0) ?? people;
}

const filler =
  /^(?:no|not|nope|sorry|perdon|i|im|meant|mean|was|asking|talking|about|for|its|it|is|thats|this|to|actually|wait|should|have|said|my|our|mi|yo|quise|decir|hablo|hablaba|preguntaba|pregunto|me|refiero|referia|de|del|a|al|es|era|digo|para|por|sino|lo|la|el|que|oh|ay|and|y|ok)$/;

/**
 * The question that is asked once more where a message only says for whom: "no, my dad". Null for any other message.
 * @param earlier the caregiver's messages before it, oldest first.
 */
export function askedAgain(
  text: string,
  earlier: readonly string[],
  people: readonly Person[],
): string | null {
  if (people.length < 2) return null;
  const bound = boundIn([...earlier, text], people);
  const onlyNames = (said: string) =>
    mentionsIn(said, people, bound).some(({ isDenied }) => !isDenied) &&
    wordsOf(said).every(
      (word) =>
        filler.test(word.folded) ||
        kinOfWord(word.folded) !== undefined ||
        people.some((person) => partsOf(person).includes(word.folded)),
    );
  if (!onlyNames(text)) return null;
  return earlier.findLast((said) => said !== '' && !onlyNames(said)) ?? null;
}

/** The text as a model may read it: "recipient A" in place of a name of the profile. */
export function aliased(text: string, people: readonly Person[]): string {
  const shouted = isShouted(text);
  return people.reduce((known, person, at) => {
    const parts = partsOf(person);
    const alias = aliasOf(at);
    return known.replace(/[\p{L}\p{M}]+/gu, (word) => {
      const folded = fold(word.normalize('NFKC'));
      if (!parts.includes(folded)) return word;
      // Rather one word too many than a name: only what is written small and is a word stays.
      return commonWords.has(folded) && !/^\p{Lu}/u.test(word) && !shouted ? word : alias;
    });
  }, text);
}

export const aliasOf = (at: number): string => `recipient ${String.fromCodePoint(65 + at)}`;
