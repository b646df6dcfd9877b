import { at, elementsOf, valueAt, type Xml } from './xml-tree.js';

/** How a level of a list is written: `%1` in its text is the count of the first level. */
export type Level = { format: string; text: string; start: number };
export type ListPlace = { id: string; level: number };
export type NumberOf = (list: ListPlace) => string;

const PLAIN: Level = { format: 'decimal', text: '', start: 1 };
const LETTERS = 26;
const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function roman(value: number): string {
  const found = ROMAN.find(([size]) => size <= value);
  return found && value < 4_000 ? found[1] + roman(value - found[0]) : '';
}

const letters = (value: number) =>
  String.fromCharCode(97 + ((value - 1) % LETTERS)).repeat(Math.ceil(value / LETTERS));

/** A count in each format; in figures where it is none of these. */
const formats: Record<string, (value: number) => string> = {
  lowerLetter: letters,
  upperLetter: (value) => letters(value).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  decimalZero: (value) => String(value).padStart(2, '0'),
};
const write = (value: number, format: string) => (formats[format] ?? String)(value);

/** How the levels of a document's lists are written, by its part about them. */
export function levelsOf(root: Xml | undefined): (list: ListPlace) => Level | undefined {
  const all = root ? elementsOf(root) : [];
  const lists = new Map(all.filter(({ name }) => name === 'num').map((num) => [num.attributes.numId, num]));
  const kinds = new Map(
    all.filter(({ name }) => name === 'abstractNum').map((kind) => [kind.attributes.abstractNumId, kind]),
  );
  return ({ id, level }) => {
    const isThis = (element: Xml) => element.attributes.ilvl === String(level);
    const list = lists.get(id);
    const own = list && elementsOf(list).find((change) => change.name === 'lvlOverride' && isThis(change));
    const kind = kinds.get(valueAt(list, 'abstractNumId'));
    const source =
      at(own, 'lvl') ?? (kind && elementsOf(kind).find((one) => one.name === 'lvl' && isThis(one)));
    const start = Number(valueAt(own, 'startOverride') ?? valueAt(source, 'start') ?? (source ? 0 : 1));
    if (!source) return { ...PLAIN, text: `%${level + 1}.`, start };
    return { format: valueAt(source, 'numFmt') ?? 'decimal', text: valueAt(source, 'lvlText') ?? '', start };
  };
}

/** Counts a document's lists: what stands before their next paragraph. */
export function listCounter(find: (list: ListPlace) => Level | undefined): NumberOf {
  const counts = new Map<string, number[]>();
  const levelOf = (list: ListPlace) => find(list) ?? PLAIN;

  return ({ id, level }) => {
    if (id === '0') return '';
    const { format, text, start } = levelOf({ id, level });
    if (format === 'none') return '';
    if (format === 'bullet') return '• ';
    const before = counts.get(id) ?? [];
    // Deeper levels begin again.
    const now = Array.from(
      { length: level + 1 },
      (_, n) => before[n] ?? levelOf({ id, level: n }).start - (n < level ? 0 : 1),
    );
    now[level] = (now[level] ?? start - 1) + 1;
    counts.set(id, now);
    const number = text.replaceAll(/%(\d)/g, (_, digit: string) =>
      write(now[Number(digit) - 1] ?? 1, levelOf({ id, level: Number(digit) - 1 }).format),
    );
    return number && `${number} `;
  };
}
