import { PAGE_BREAK, UNREAD_MARK } from '@careward/contracts/coach/files';
import { fold } from '@careward/content/text/readings';
import { paragraphsOf } from '@careward/content/text/sentences';

/** With its area code or, as local papers name it, without. A new one each time: a global pattern remembers where it was. */
export const phonePattern = () => /(?<![\d-])(?:(?:1[-. ]?)?\(?\d{3}\)?[-. ]{1,2})?\d{3}[-. ]\d{4}(?![\d-])/g;

/** A stretch of a file that is read as one: a sentence, a field, or a list with the words that lead it in. */
export type FileUnit = { text: string; page: number; isCut: boolean };

type Line = { text: string; page: number; isAfterGap: boolean };

const BULLET = /^[-•*·▪○◦–✓]\s+/u;
const NUMBER = /^\(?(?:\d{1,2}|[a-z])[.)]\s+/;
const isBulleted = ({ text }: Line) => BULLET.test(text);
const isItem = (line: Line) => isBulleted(line) || NUMBER.test(line.text);
const withoutBullet = ({ text }: Line) => text.replace(BULLET, '').replace(NUMBER, '');

/** A line of this length is a whole line of a paragraph, which goes on in the next one. */
const WHOLE_LINE = 45;
const ENDED = /[.!?:;]["”»)]?$/;
/** No phrase ends with one of these, in small or in large letters. */
const OPEN_END =
  /(?:,|\b(?:a|an|the|to|of|on|in|by|for|and|or|not|no|do|does|did|is|are|will|must|may|can|you|your|if|unless|de|del|la|el|los|las|un|una|y|o|no|a|al|en|para|por|con|su|si|que|debe|puede))$/i;
const LABEL = /^[\p{L}\d][^.!?]{0,40}:(?:\s|$)/u;

/** Whether a line goes on in the next one. Where that is not clear they stay apart: no quotation runs across a lost line break. */
function goesOn(before: string, next: Line): boolean {
  if (before === '' || ENDED.test(before) || isItem(next)) return false;
  if (/^\p{Ll}/u.test(next.text)) return true;
  if (next.isAfterGap || LABEL.test(next.text)) return false;
  if (OPEN_END.test(before)) return true;
  return before.length >= WHOLE_LINE && /\p{Ll}$/u.test(before) && /^\p{Lu}/u.test(next.text);
}

/** A line of a day, a time, an amount or a number alone. */
const isValue = (line: string): boolean =>
  /\d/.test(line) &&
  !/\p{L}/u.test(
    fold(line).replace(
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*\b|\b(?:de|del|at|a las?|usd|am|pm|a\.? ?m|p\.? ?m)\b\.?/g,
      ' ',
    ),
  );

/** Below what it belongs to; where another value follows, labels and values may stand in columns. The break stays visible. */
const isValueOf = (before: string, line: Line, next: Line | undefined): boolean =>
  !line.isAfterGap &&
  isValue(line.text) &&
  !isValue(before) &&
  !ENDED.test(before) &&
  before.length < WHOLE_LINE * 2 &&
  !(next && isValue(next.text));

const linesOf = (text: string): Line[] =>
  text.split(PAGE_BREAK).flatMap((page, at) =>
    page.split('\n').map((line, n, all) => ({
      text: line.trim(),
      page: at + 1,
      isAfterGap: n === 0 ? at > 0 : all[n - 1]?.trim() === '',
    })),
  );

/** The lines of a text, those that go on in the next one put together. */
function wholeLines(text: string): Line[] {
  const whole: Line[] = [];
  const lines = linesOf(text);
  for (const [at, line] of lines.entries()) {
    const before = whole.at(-1);
    if (line.text === '') continue;
    if (before && goesOn(before.text, line)) before.text = `${before.text} ${line.text}`;
    else if (before && isValueOf(before.text, line, lines[at + 1])) before.text += ` / ${line.text}`;
    else whole.push({ ...line });
  }
  return whole;
}

/** Characters of a unit: a longer one is cut, and so marked. */
const LENGTH = 400;
const PIECE = new RegExp(`(?<!\\S)\\S(?:.{0,${LENGTH - 8}}\\S)?(?!\\S)`, 'gs');

function piecesOf(text: string, page: number): FileUnit[] {
  if (text.length <= LENGTH) return [{ text, page, isCut: false }];
  const pieces = text.match(PIECE) ?? [];
  return pieces.map((piece, at) => ({
    text: `${at > 0 ? '… ' : ''}${piece}${at < pieces.length - 1 ? ' …' : ''}`,
    page,
    isCut: true,
  }));
}

const sentencesOf = ({ text, page }: Pick<Line, 'text' | 'page'>): FileUnit[] =>
  paragraphsOf(text, 'en')
    .flat()
    .flatMap((sentence) => piecesOf(sentence, page));

/** The items of a list, never without the words that lead it in: "Do not:" stands before each of them. */
function listUnits(lead: FileUnit, items: readonly Line[]): FileUnit[] {
  const units: FileUnit[] = [];
  for (const item of items) {
    const last = units.at(-1);
    const text = `• ${withoutBullet(item)}`;
    const longer = `${(last ?? lead).text} ${text}`;
    if (longer.length <= LENGTH || !last) units.splice(-1, 1, { ...(last ?? lead), text: longer });
    else units.push({ text: `${lead.text} … ${text}`, page: item.page, isCut: true });
  }
  return units.flatMap((unit) => (unit.text.length > LENGTH * 2 ? piecesOf(unit.text, unit.page) : unit));
}

/** The units of a file's text, in their order. */
export function fileUnits(text: string): FileUnit[] {
  const lines = wholeLines(text);
  const units: FileUnit[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) continue;
    const own = sentencesOf(isBulleted(line) ? { ...line, text: withoutBullet(line) } : line);
    const lead = own.at(-1);
    const items = lead ? listAfter(lead.text, lines.slice(at + 1)) : [];
    if (!lead || items.length === 0) units.push(...own);
    else units.push(...own.slice(0, -1), ...listUnits(lead, items));
    at += items.length;
  }
  return units;
}

const HEADING = 80;

/** The items that a text leads in; a heading does that, too, for a list with bullets. */
function listAfter(lead: string, lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  if (!first || !isItem(first)) return [];
  const mayLead = lead.endsWith(':') || (isBulleted(first) && lead.length <= HEADING && !ENDED.test(lead));
  if (!mayLead) return [];
  const end = lines.findIndex((line) => !isItem(line) || isBulleted(line) !== isBulleted(first));
  return end === -1 ? lines : lines.slice(0, end);
}

/** Whether something of it was not read. */
export const isUnread = (text: string): boolean => text.includes(UNREAD_MARK);
