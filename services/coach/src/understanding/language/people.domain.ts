import type { CareContext } from '@careward/contracts/care-profile/internal-calls';
import type { Relationship } from '@careward/contracts/care-profile/enumerations';
import { isReadable } from '@careward/contracts/kernel/readable';
import { fold } from '@careward/content/text/readings';
import { commonWords, isWrittenAsName, POSSESSIVE, READ, WORD, type Word, wordsOf } from './names.domain.js';

/** Somebody cared for; id and name are absent of what was told before names were. */
export type Person = CareContext['recipients'][number] & { id?: string; name?: string };

/** Whom a caregiver cares for, and where; `ownName`: the caregiver's, where it was asked for. */
export type KnownCare = Omit<CareContext, 'recipients'> & { recipients: Person[]; ownName?: string };

/** Somebody by a name, and what a model reads in its place. */
type AliasedName = { name?: string; alias: string };

/** Those whose names are known: whom a caregiver cares for, and the caregiver. */
export const namesIn = (care: Pick<KnownCare, 'recipients' | 'ownName'> | null): readonly AliasedName[] => [
  ...(care?.recipients ?? []).map(({ name }, at) => ({ name, alias: aliasOf(at) })),
  ...(care?.ownName ? [{ name: care.ownName, alias: 'the caregiver' }] : []),
];

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

/** Each word of the name that may stand alone for it: "Frank" of "Frank Delgado", "Bea" of "Aunt Bea". */
const partsOf = ({ name }: { name?: string }): string[] =>
  name === undefined || !isReadable(name)
    ? []
    : wordsOf(name)
        .flatMap(({ folded }) => [folded, ...folded.split('-')])
        .filter((part) => part.length > 1 && !titles.test(part) && !kinOfWord(part));

const isShouted = (text: string) => text === text.toUpperCase();

/** A mention of one or more of the people, of whom it may be any. */
type Mention = { of: readonly Person[]; isDenied: boolean };

const isAny = (people: readonly Person[], person: Person) => people.includes(person);

/** A message as far as names go, and somebody's name as it may be said. */
type MessageWords = { words: readonly Word[]; isLoud: boolean; genders: readonly Gender[] };
type NameParts = {
  person: Person;
  parts: readonly string[];
  kin: readonly string[];
  gender: Gender | undefined;
};

const readMessage = (text: string): MessageWords => ({
  words: wordsOf(text),
  isLoud: isShouted(text),
  genders: gendersIn(text.slice(0, READ)),
});

function readName(person: Person): NameParts {
  const called = wordsOf(person.name ?? '').flatMap(({ folded }) => kinOfWord(folded) ?? []);
  return {
    person,
    parts: partsOf(person),
    kin: called.map(({ word }) => word.source),
    gender: called.find(({ gender }) => gender)?.gender,
  };
}

/** The people whom words of kinship may mean: those called so by name, else those of that relationship. */
function kinOf(folded: string, people: readonly NameParts[], bound: KinNames): readonly Person[] {
  const is = kinOfWord(folded);
  if (!is) return [];
  const named = people.filter(({ kin: called }) => called.includes(is.word.source));
  if (named.length > 0) return named.map(({ person }) => person);
  const held = bound.get(is.word.source);
  if (held) return [held];
  const others = [...bound.values()];
  const such = people.map(({ person }) => person).filter(({ relationship }) => relationship === is.is);
  const free = such.filter((person) => !isAny(others, person));
  return free.length > 0 ? free : such;
}

/** Which word of kinship was said with a name: "my dad Frank". */
type KinNames = Map<string, Person>;

function kinNamesIn(read: readonly MessageWords[], people: readonly NameParts[]): KinNames {
  const bound: KinNames = new Map();
  for (const { words } of read) {
    for (const [at, word] of words.entries()) {
      const is = kinOfWord(word.folded);
      const next = words[at + 1];
      if (!is || !next || !/^[ ,]{1,2}$/.test(word.after)) continue;
      if (anothers.test(words[at - 1]?.folded ?? '')) continue;
      const [named, ...more] = people.filter(({ parts }) => parts.includes(next.folded));
      if (named && more.length === 0) bound.set(is.word.source, named.person);
    }
  }
  return bound;
}

function mentionsIn(
  { words, isLoud }: MessageWords,
  people: readonly NameParts[],
  bound: KinNames,
): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    const isName = !commonWords.has(word.folded) || (!isLoud && isWrittenAsName(word, words[at + 1]));
    const named = isName ? people.filter(({ parts }) => parts.includes(word.folded)) : [];
    const before = words[at - 1]?.folded ?? '';
    const isOurs = ours.test(before) || (called.test(word.folded) && !anothers.test(before));
    const kindred = named.length === 0 && isOurs ? kinOf(word.folded, people, bound) : [];
    const of = named.length > 0 ? named.map(({ person }) => person) : kindred;
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
function resolveMentions(
  mentions: readonly Mention[],
  people: readonly NameParts[],
): readonly Person[] | null {
  const all = people.map(({ person }) => person);
  const said = new Set(
    mentions.filter(({ isDenied }) => !isDenied).flatMap(({ of }) => narrowMention(of, mentions)),
  );
  if (said.size > 0) return all.filter((person) => said.has(person));
  const denied = new Set(mentions.flatMap(({ of }) => of));
  const others = all.filter((person) => !denied.has(person));
  return denied.size > 0 && others.length > 0 ? others : null;
}

/** Two people may share a surname: "Ana Ruiz" is the one whom both words name. */
function narrowMention(of: readonly Person[], mentions: readonly Mention[]): readonly Person[] {
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

const filler =
  /^(?:no|not|nope|sorry|perdon|i|im|meant|mean|was|asking|talking|about|for|its|it|is|thats|this|to|actually|wait|should|have|said|my|our|mi|yo|quise|decir|hablo|hablaba|preguntaba|pregunto|me|refiero|referia|de|del|a|al|es|era|digo|para|por|sino|lo|la|el|que|oh|ay|and|y|ok)$/;

/** A conversation's own messages, oldest first, each read once; it tells whom they are about. */
export class PersonReferences<Known extends Person> {
  private readonly read: readonly MessageWords[];
  private readonly names: readonly NameParts[];
  private readonly mentions: readonly (readonly Mention[])[];
  private readonly named: readonly (readonly Person[] | null)[];
  private readonly bound: KinNames;

  constructor(
    private readonly texts: readonly string[],
    private readonly people: readonly Known[],
  ) {
    this.read = people.length < 2 ? [] : texts.map(readMessage);
    this.names = people.map(readName);
    this.bound = kinNamesIn(this.read, this.names);
    this.mentions = this.read.map((read) => mentionsIn(read, this.names, this.bound));
    this.named = this.mentions.map((mentions) => resolveMentions(mentions, this.names));
  }

  /**
   * Whom a message is about: those whom it names, else those whom the conversation named last, else all. Where "he" is said
   * and the one who was named is a "she", one of the others is meant, too.
   */
  findPeople(nth: number): readonly Known[] {
    const own = this.named[nth] ?? null;
    const spokenOf = this.read[nth]?.genders ?? [];
    const genders = this.gendersBefore(nth);
    const isSpokenOf = (person: Person) => {
      const gender = genders.get(person);
      return gender === undefined || spokenOf.length === 0 || spokenOf.includes(gender);
    };
    const pick = (isMeant: (person: Person) => boolean) => this.people.filter(isMeant);
    if (own) {
      const others = spokenOf.filter(
        (gender) => !own.some((person) => (genders.get(person) ?? gender) === gender),
      );
      const isOther = (person: Person) => others.includes(genders.get(person) ?? others[0] ?? 'she');
      return pick((person) => isAny(own, person) || isOther(person));
    }
    const last = this.named.slice(0, nth).findLast((named) => named) ?? this.people;
    const fitting = [pick((person) => isAny(last, person) && isSpokenOf(person)), pick(isSpokenOf)];
    return fitting.find((found) => found.length > 0) ?? this.people;
  }

  /** Whether a message itself says whom it is about. */
  namesPeople(nth: number): boolean {
    return Boolean(this.named[nth]);
  }

  /** The question that the last message asks once more by saying only for whom: "no, my dad". Null for any other message. */
  findRepeatedQuestion(): string | null {
    const last = this.texts.length - 1;
    if (!this.onlyNames(last)) return null;
    return this.texts.slice(0, last).findLast((text, nth) => text !== '' && !this.onlyNames(nth)) ?? null;
  }

  private onlyNames(nth: number): boolean {
    const isNamed = this.mentions[nth]?.some(({ isDenied }) => !isDenied) ?? false;
    const words = this.read[nth]?.words ?? [];
    return isNamed && words.every(({ folded }) => filler.test(folded) || this.isNaming(folded));
  }

  private isNaming(folded: string): boolean {
    return kinOfWord(folded) !== undefined || this.names.some(({ parts }) => parts.includes(folded));
  }

  /** As the words for somebody tell: "Tata Beto", "my dad Frank", or "he" where nobody else is spoken of. */
  private gendersBefore(nth: number): Map<Person, Gender> {
    const told = this.named.slice(0, nth).flatMap((named, at) => gendersTold(named, this.read[at]));
    const kindred = kin.flatMap(({ word, gender }) => genderOf(this.bound.get(word.source), gender));
    const called = this.names.flatMap(({ person, gender }) => genderOf(person, gender));
    return new Map([...told, ...kindred, ...called]);
  }
}

const genderOf = (person: Person | undefined, gender: Gender | undefined): [Person, Gender][] =>
  person && gender ? [[person, gender]] : [];

function gendersTold(named: readonly Person[] | null, read: MessageWords | undefined): [Person, Gender][] {
  const isOne = named?.length === 1 && read?.genders.length === 1;
  return isOne ? genderOf(named[0], read.genders[0]) : [];
}

/** The text as a model may read it: "recipient A" in place of a name of the profile, the longest that stands there. */
export function aliasNames(text: string, people: readonly AliasedName[]): string {
  const isLoud = isShouted(text);
  const known = people.map((person) => ({ alias: person.alias, parts: partsOf(person) }));
  const words = [...text.matchAll(WORD)].map(({ 0: typed, index }) => {
    const word = typed.replace(POSSESSIVE, '');
    return { folded: fold(word.normalize('NFKC')), word, index, end: index + word.length };
  });
  const isPart = (parts: readonly string[], at: number) => {
    const { folded = '' } = words[at] ?? {};
    return parts.some((part) => part === folded || folded.split('-').includes(part));
  };
  // Rather one word too many than a name: only what stands alone, is written small and is a word stays.
  const isWord = (at: number) => {
    const { folded = '', word = '' } = words[at] ?? {};
    return commonWords.has(folded) && !/^\p{Lu}/u.test(word) && !isLoud;
  };
  const lengthAt = (parts: readonly string[], at: number) => {
    let length = 0;
    while (isPart(parts, at + length) && (length === 0 || goesOn(at + length))) length++;
    return length === 1 && isWord(at) ? 0 : length;
  };
  const goesOn = (at: number) =>
    text.slice(words[at - 1]?.end, words[at]?.index) === ' ' && words[at - 1]?.folded !== words[at]?.folded;
  let shorter = '';
  let end = 0;
  for (let at = 0; at < words.length; at++) {
    const runs = known.map(({ alias, parts }) => ({ alias, length: lengthAt(parts, at) }));
    const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), {
      alias: '',
      length: 0,
    });
    const [first, last] = [words[at], words[at + longest.length - 1]];
    if (longest.length === 0 || !first || !last) continue;
    shorter += text.slice(end, first.index) + longest.alias;
    end = last.end;
    at += longest.length - 1;
  }
  return shorter + text.slice(end);
}

export const aliasOf = (at: number): string => `recipient ${String.fromCodePoint(65 + at)}`;
