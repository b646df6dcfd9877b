import { at, elementsOf, valueAt, type Xml } from './xml-tree.js';

type Level = { format: string; text: string; start: number };

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

function write(value: number, format: string): string {
  if (format === 'lowerLetter') return letters(value);
  if (format === 'upperLetter') return letters(value).toUpperCase();
  if (format === 'lowerRoman') return roman(value);
  if (format === 'upperRoman') return roman(value).toUpperCase();
  return String(value);
}

/** Counts a document's lists: what stands before their next paragraph. */
export function listCounter(root: Xml | undefined): (list: { id: string; level: number }) => string {
  const all = root ? elementsOf(root) : [];
  const lists = new Map(all.filter(({ name }) => name === 'num').map((num) => [num.attributes.numId, num]));
  const kinds = new Map(
    all.filter(({ name }) => name === 'abstractNum').map((kind) => [kind.attributes.abstractNumId, kind]),
  );
  const counts = new Map<string, number[]>();

  const levelOf = (id: string, level: number): Level => {
    const isThis = (element: Xml) => element.attributes.ilvl === String(level);
    const list = lists.get(id);
    const own = list && elementsOf(list).find((change) => change.name === 'lvlOverride' && isThis(change));
    const kind = kinds.get(valueAt(list, 'abstractNumId'));
    const source =
      at(own, 'lvl') ?? (kind && elementsOf(kind).find((one) => one.name === 'lvl' && isThis(one)));
    const start = Number(valueAt(own, 'startOverride') ?? valueAt(source, 'start') ?? 1);
    if (!source) return { ...PLAIN, text: `%${level + 1}.`, start };
    return { format: valueAt(source, 'numFmt') ?? 'decimal', text: valueAt(source, 'lvlText') ?? '', start };
  };

  return ({ id, level }) => {
    if (id === '0') return '';
    const { format, text, start } = levelOf(id, level);
    if (format === 'none') return '';
    if (format === 'bullet') return '• ';
    const before = counts.get(id) ?? [];
    // Deeper levels begin again.
    const now = Array.from(
      { length: level + 1 },
      (_, n) => before[n] ?? levelOf(id, n).start - (n < level ? 0 : 1),
    );
    now[level] = (now[level] ?? start - 1) + 1;
    counts.set(id, now);
    const number = text.replaceAll(/%(\d)/g, (_, digit: string) =>
      write(now[Number(digit) - 1] ?? 1, levelOf(id, Number(digit) - 1).format),
    );
    return number && `${number} `;
  };
}
