import type { FileStatus } from '@careward/contracts/coach/files';
import type { UnreadPart } from '@careward/contracts/coach/schemas';
import { fold } from '@careward/content/text/readings';
import { addressesIn } from '@careward/content/text/sentences';
import type { Language } from '@careward/contracts/kernel/languages';
import { type Objection, objectionIn } from '@careward/content/text/words-of-others';
import { wordsOf } from '../../retrieval/words.domain.js';
import { detectLanguage } from '../../understanding/language/language.domain.js';
import { type FileUnit, fileUnits, isUnread, phonePattern } from './file-text.domain.js';
import { factsIn, type PaperFact } from './paper-facts.domain.js';

/** A file that was sent with a question, with as much of its text as is used, and what of it is not in the text. */
export type AttachedFile = {
  path: string;
  name: string;
  text: string;
  status: FileStatus;
  missing: readonly UnreadPart[];
};

/** A sentence of a file, as it may be quoted. */
export type FileSentence = {
  path: string;
  /** Where it stands in its file. */
  at: number;
  /** Null in a file of one page. */
  page: number | null;
  text: string;
  /** The heading above it, which says what it is about. */
  heading: string;
  facts: ReadonlySet<PaperFact>;
  /** The words of both, folded. */
  words: ReadonlySet<string>;
  lang: Language | null;
  /** Why it may not be quoted, whatever it answers; `unread`: a word of it may be missing. */
  objection: Objection | 'unread' | null;
};

/** Shorter ones are no more than labels, unless they have a number. */
const SHORTEST = { words: 12, number: 5 };

const isLarge = ({ text }: Pick<FileUnit, 'text'>) => !/\p{Ll}/u.test(text);
/** A label of a bottle has no other letters. */
const areAllLarge = (units: readonly FileUnit[]) => units.filter(isLarge).length > units.length / 2;

/** A line in large letters, or a short question above its answer, or the head of a table; its rows have numbers. */
const isHeading = (unit: FileUnit, isLabel: boolean): boolean =>
  !/[.:]$/.test(unit.text) &&
  unit.text.length <= 80 &&
  factsIn(unit.text).size === 0 &&
  (unit.text.endsWith('?') ||
    (!/\d/.test(unit.text) && ((isLarge(unit) && !isLabel) || /\S {2,}\S.* {2,}\S/.test(unit.text))));

/** Words of fewer letters say little, and are like many others. */
export const SHORTEST_WORD = 3;

/** How many sentences a heading is above of. */
const UNDER_HEADING = 4;

/** Judged at once; what one may not quote takes long to find out. */
const BATCH = 40;

/** The sentences of a file, with its broken lines put together again; a part at a time, so that others need not wait. */
export function* sentenceBatches({
  path,
  text,
}: Pick<AttachedFile, 'path' | 'text'>): Generator<FileSentence[]> {
  const units = fileUnits(text);
  const pages = units.at(-1)?.page ?? 1;
  const isLabel = areAllLarge(units);
  const isNamed = ({ text: said }: FileUnit) =>
    said.length >= (/\d/.test(said) ? SHORTEST.number : SHORTEST.words) &&
    /\p{L}{2}/u.test(said) &&
    !/\[\d+\]/.test(said);
  let heading = '';
  let below = 0;
  let batch: FileSentence[] = [];
  for (const [at, unit] of units.entries()) {
    if (isHeading(unit, isLabel)) {
      [heading, below] = [unit.text, 0];
      continue;
    }
    below += 1;
    if (!isNamed(unit)) continue;
    const own = {
      text: withoutAddresses(unit.text),
      heading: below <= UNDER_HEADING ? heading : '',
    };
    batch.push({
      ...own,
      path,
      at,
      page: pages > 1 ? unit.page : null,
      facts: factsIn(unit.text),
      words: new Set(wordsOf(comparedText(own)).filter((word) => word.length >= SHORTEST_WORD)),
      lang: detectLanguage(comparedText(own)),
      objection: objectionTo(unit.isCut ? within(units, at) : unit.text),
    });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** What a question is compared with: the sentence, below its heading. */
export const comparedText = ({ text, heading }: Pick<FileSentence, 'text' | 'heading'>): string =>
  heading === '' ? text : `${heading}: ${text}`;

/** A piece with those beside it, since a cut may hide what may not be quoted. */
const within = (units: readonly { text: string }[], at: number) =>
  units
    .slice(Math.max(0, at - 1), at + 2)
    .map(({ text }) => text)
    .join(' ');

/** Nobody can tell where an address of a file leads; its sentence is quoted with a mark in its place. */
const withoutAddresses = (sentence: string) =>
  addressesIn(sentence).reduce((shorter, address) => shorter.replace(address, '…'), sentence);

/** A letter may name its own phone number: it is quoted as the letter's. Whatever else is wrong with the sentence stays wrong. */
function objectionTo(sentence: string): FileSentence['objection'] {
  if (isUnread(sentence)) return 'unread';
  const objection = objectionIn(sentence);
  return objection === 'phone' ? objectionIn(sentence.replaceAll(phonePattern(), '')) : objection;
}

const OF_MEDICINES: ReadonlySet<FileSentence['objection']> = new Set<Objection>([
  'dose',
  'medicine',
  'stopping',
  'changingADose',
]);

/** No label says this, and no paper makes it right. */
const AGAINST_LABELS =
  /\b(?:hid(?:e|ing)|crush\w*|sneak|grind|shar(?:e|ing)|left ?over|lend|borrow|doubl\w*|extra|without (?:asking|telling)|secretly|escond\w*|tritur\w*|compart\w*|sobraron|dobl\w*|sin (?:preguntar|avisar|que (?:sepa|se)))\b/;

const TAKES =
  /\b(?:take|taking|give|start|begin|stop|hold|skip|increase|decrease|reduce|change|restart|resume|tom[ae]\w*|de(?:le)?|empiece|deje|suspenda|aumente|reduzca|cambie|reanude)\b/;

/** How to take a medicine, as the person's own paper says: it is quoted with whom to ask. */
export function isOfMedicine({ text, facts, objection }: FileSentence): boolean {
  const said = fold(text);
  if (objection === null) return facts.has('medicine') && TAKES.test(said);
  return OF_MEDICINES.has(objection) && !AGAINST_LABELS.test(said);
}

export const isQuotable = ({ objection }: FileSentence): boolean => objection === null;

/** A file's name, unless it is itself something that is not passed on. */
export const shownName = ({ name }: AttachedFile, otherwise: string): string =>
  name === '' || objectionIn(name.replace(/\.\w{1,5}$/, '').replace(/[_-]+/g, ' ')) !== null
    ? otherwise
    : name;
