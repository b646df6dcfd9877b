import { type FileStatus, PAGE_BREAK } from '@careward/contracts/coach/files';
import type { UnreadPart } from '@careward/contracts/coach/schemas';
import { fold } from '@careward/content/text/readings';
import { addressesIn, paragraphsOf } from '@careward/content/text/sentences';
import { type Objection, objectionIn } from '@careward/content/text/words-of-others';

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
  text: string;
  values: ReadonlySet<Value>;
  /** Why it may not be quoted, whatever it answers. */
  objection: Objection | null;
};

/** What people look for in a letter. */
export type Value = 'date' | 'deadline' | 'amount' | 'phone';

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre';
const PHONE = /(?<!\d)(?:1[-. ]?)?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}(?!\d)/g;

/** Each on folded text. */
const patterns: Record<Value, RegExp> = {
  date: new RegExp(
    `\\b(?:${MONTH})\\.? \\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?(?: de| of)? (?:${MONTH})\\b|\\b\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b`,
  ),
  deadline:
    /\b(?:deadline|due|no later than|on or before|before|until|by (?=\w+ \d)|expires?|ends?|within \w{1,8} (?:\w{1,8} )?(?:days?|weeks?)|fecha limite|plazo|a mas tardar|antes del?|hasta el|vence|termina|caduca|dentro de \w{1,8} (?:dias|semanas))\b/,
  amount: /\$ ?\d|\b\d[\d,.]* ?(?:dollars|dolares|usd)\b/,
  phone: new RegExp(PHONE.source),
};
const valueNames = Object.keys(patterns) as Value[];

/** Longer ones are cut, shorter ones no more than labels. */
const LENGTH = { from: 12, to: 400 };
/** A line of this length is a whole line of a paragraph, which goes on in the next one. */
const WHOLE_LINE = 45;

/** The sentences of a file, with its broken lines put together again. */
export function fileSentences({ path, text }: AttachedFile): FileSentence[] {
  return paragraphsOf(unbroken(text.replaceAll(PAGE_BREAK, '\n\n')), 'en')
    .flat()
    .flatMap(piecesOf)
    .filter(({ piece }) => piece.length >= LENGTH.from)
    .filter(({ piece }) => /\p{L}{2}/u.test(piece) && !/\[\d+\]/.test(piece))
    .map(({ piece: sentence, within }, at) => {
      const said = fold(sentence);
      return {
        path,
        at,
        text: withoutAddresses(sentence),
        values: new Set(valueNames.filter((value) => patterns[value].test(said))),
        objection: objectionTo(within),
      };
    });
}

const PIECE = new RegExp(`(?<!\\S)\\S(?:.{0,${LENGTH.to - 2}}\\S)?(?!\\S)`, 'gs');

/** A line of any length in pieces; each with those beside it, since a cut may hide what may not be quoted. */
function piecesOf(sentence: string): { piece: string; within: string }[] {
  const pieces = sentence.match(PIECE) ?? [];
  return pieces.map((piece, at) => ({ piece, within: pieces.slice(Math.max(0, at - 1), at + 2).join(' ') }));
}

function unbroken(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const before = lines.at(-1) ?? '';
    const isCut = before.length >= WHOLE_LINE && !/[.!?:;]["”»)]?$/.test(before);
    const goesOn = before !== '' && !/[.!?:]$/.test(before) && /^\p{Ll}/u.test(line);
    if (line !== '' && (isCut || goesOn) && !/^[-•*·]/.test(line))
      lines[lines.length - 1] = `${before} ${line}`;
    else lines.push(line);
  }
  return lines.map((line) => line.replace(/^[-•*·▪○]+\s*/, '')).join('\n');
}

/** Nobody can tell where an address of a file leads; its sentence is quoted with a mark in its place. */
const withoutAddresses = (sentence: string) =>
  addressesIn(sentence).reduce((shorter, address) => shorter.replace(address, '…'), sentence);

/** A letter may name its own phone number: it is quoted as the letter's. Whatever else is wrong with the sentence stays wrong. */
function objectionTo(sentence: string): Objection | null {
  const objection = objectionIn(sentence);
  return objection === 'phone' ? objectionIn(sentence.replaceAll(PHONE, '')) : objection;
}

/** A file's name, unless it is itself something that is not passed on. */
export const shownName = ({ name }: AttachedFile, otherwise: string): string =>
  name === '' || objectionIn(name.replace(/\.\w{1,5}$/, '').replace(/[_-]+/g, ' ')) !== null
    ? otherwise
    : name;
