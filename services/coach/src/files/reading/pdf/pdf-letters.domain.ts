import { UNREAD_MARK } from '@careward/contracts/coach/files';
import { inDrawnOrder } from './reading-order.domain.js';

export type Glyph = { unicode: string; width: number; isSpace: boolean };
/** How letters are set: sizes in the text's own units; `unit` is that of a letter's width. */
export type Setting = { size: number; unit: number; letterSpace: number; wordSpace: number };
/** Letters without a gap between them, from one place on their line to another. */
export type Run = { text: string; from: number; to: number; isSpaced: boolean };

/** A number between letters moves the next one; a share of the size that is a space. */
const SPACE = 0.15;

/** @returns the runs of a text that is shown, how far it goes, and whether it has spaces and ends with one. */
export function runsOf(
  glyphs: readonly (Glyph | number)[],
  { size, unit, letterSpace, wordSpace }: Setting,
): { runs: Run[]; to: number; isSpaced: boolean; isSpelled: boolean } {
  const runs: Run[] = [];
  let x = 0;
  let isSpaced = false;
  let isOpen = false;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      const by = (-glyph * size) / 1_000;
      x += by;
      if (Math.abs(by) > SPACE * Math.abs(size)) [isOpen, isSpaced] = [false, isSpaced || by * size > 0];
      continue;
    }
    const advance = glyph.width * unit;
    const text = letterOf(glyph.unicode);
    if (text === ' ') [isOpen, isSpaced] = [false, true];
    else if (text !== '') {
      const run = isOpen ? runs.at(-1) : undefined;
      if (run) Object.assign(run, { text: run.text + text, to: x + advance });
      else runs.push({ text, from: x, to: x + advance, isSpaced });
      [isOpen, isSpaced] = [true, false];
    }
    x += advance + letterSpace + (glyph.isSpace ? wordSpace : 0);
  }
  const isSpelled = glyphs.some((glyph) => typeof glyph !== 'number' && glyph.isSpace);
  return { runs, to: x, isSpaced, isSpelled };
}

/** What Wingdings and Symbol draw at these places of theirs. */
const DRAWN: Record<string, string> = {
  '\uf0b7': '•',
  '\uf0a7': '•',
  '\uf0d8': '•',
  '\uf076': '•',
  '\uf0fc': '•',
  '\uf06f': '[ ]',
  '\uf0a8': '[ ]',
  '\uf071': '[ ]',
  '\uf0fe': '[x]',
  '\uf0fd': '[x]',
  '\uf078': '[x]',
  '☐': '[ ]',
  '☑': '[x]',
  '☒': '[x]',
};
const NO_MEANING = /[\p{Co}\p{Cn}\ufffd]|(?!\s)\p{Cc}/u;
/** Letters joined in one, and Hebrew and Arabic letters by the form that their place in a word gives them. */
const FORM = /[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]/g;

/** A glyph's text; a mark where the font does not say what it means. */
function letterOf(unicode: string): string {
  const drawn = DRAWN[unicode];
  if (drawn) return drawn;
  if (NO_MEANING.test(unicode)) return UNREAD_MARK;
  if (/^\s+$/u.test(unicode)) return ' ';
  const letters = unicode
    .replace(FORM, (letter) => letter.normalize('NFKC'))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '');
  return inDrawnOrder(letters);
}
