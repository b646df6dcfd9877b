/** A part of a line: text, or the number of a source. */
export type Segment = { text: string } | { cites: number };
export type Block = { kind: 'paragraph' | 'bullets' | 'steps'; lines: Segment[][] };

const marks = [
  { kind: 'bullets', start: /^\s*[-•*]\s+/ },
  { kind: 'steps', start: /^\s*\d+[.)]\s+/ },
] as const;

/** An answer as paragraphs and lists. [n] becomes a citation only if source n exists. */
export function answerBlocks(content: string, cited: ReadonlySet<number>): Block[] {
  const blocks: Block[] = [];
  let afterGap = true;
  for (const line of content.split('\n')) {
    if (line.trim() === '') {
      afterGap = true;
      continue;
    }
    const mark = marks.find(({ start }) => start.test(line));
    const kind = mark?.kind ?? 'paragraph';
    const last = blocks.at(-1);
    const words = segments(mark ? line.replace(mark.start, '') : line, cited);
    // An empty line ends a paragraph but not a list, so that its numbering continues.
    if (last?.kind === kind && !(afterGap && kind === 'paragraph')) last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
    afterGap = false;
  }
  return blocks;
}

function segments(line: string, cited: ReadonlySet<number>): Segment[] {
  return line
    .split(/(\[\d+\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const number = Number(/^\[(\d+)\]$/.exec(part)?.[1]);
      return cited.has(number) ? { cites: number } : { text: part };
    });
}
