/** A row's cells by their column, and whether the document says that it heads the others. */
export type Row = { cells: readonly string[]; isHeader: boolean };

/** Longer ones are texts that stand side by side. */
const LABEL = 60;
const isBox = (text: string) => /^\[[x ]\]$/.test(text);
const isLabel = (text: string) => text.length <= LABEL && !/\n|[.!;,]$/.test(text);

function join(label: string, value: string): string {
  if (isBox(label)) return `${label} ${value}`;
  if (!isLabel(label)) return `${label}\n\n${value}`;
  return /[:?]$/.test(label) ? `${label} ${value}` : `${label}: ${value}`;
}

/** Names of columns are short, there for each, and hold no values. */
function heads({ cells, isHeader }: Row, rows: readonly Row[]): boolean {
  const isNamed = cells.length > 1 && cells.every((cell) => cell !== '' && isLabel(cell));
  if (!isNamed || rows.length < 2) return false;
  const isPlain = cells.every((cell) => !/\d|:$/.test(cell) && !isBox(cell));
  return isHeader || (cells.length > 2 && isPlain && rows.every((row) => row.cells.length === cells.length));
}

function writeRow(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell !== '');
  const [label = '', value = '', ...more] = filled;
  if (filled.length < 2) return label;
  if (filled.length === 2) return join(label, value);
  // In a form, a label may have its value beside it anywhere in the row.
  if (isBox(label) || label.endsWith(':')) return `${join(label, value)}\n\n${writeRow(more)}`;
  return `${label}\n\n${writeRow(filled.slice(1))}`;
}

/** A table's text: each value in one line with what says what it is. */
export function writeTable(rows: readonly Row[]): string {
  const [first, ...below] = rows;
  if (!first) return '';
  if (!heads(first, rows)) return rows.map(({ cells }) => writeRow(cells)).join('\n\n');
  return below
    .map(({ cells }) =>
      cells
        .map((cell, column) => (cell === '' ? '' : join(first.cells[column] ?? '', cell)))
        .filter((cell) => cell !== '')
        .join('; '),
    )
    .join('\n\n');
}
