/** A part of a line: text, or the numbers of the sources that the text before it cites. */
export type Segment = { text: string } | { cites: readonly number[] };
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
  return blocks.map(citedOncePerRun);
}

type ContinuedSteps = { after: Block; steps: Block; start: number };

/**
 * The steps that continue an answer's list under `heading` (else its first list, else its last block), marked as that list
 * is; each cites source 1.
 */
export function continuedSteps(
  blocks: readonly Block[],
  { moreSteps, heading }: { moreSteps: readonly string[]; heading: string },
  cited: ReadonlySet<number>,
): ContinuedSteps | undefined {
  const after = stepsAmong(blocks, heading) ?? blocks.at(-1);
  if (!after || moreSteps.length === 0) return undefined;
  const isNumbered = after.kind === 'steps';
  const withSource = (step: string) => (cited.has(1) && !step.includes('[1]') ? `${step} [1]` : step);
  const lines = moreSteps.map((step) => segments(withSource(step), cited));
  const steps = citedOncePerRun({ kind: isNumbered ? 'steps' : 'bullets', lines });
  return { after, steps, start: isNumbered ? after.lines.length + 1 : 1 };
}

function stepsAmong(blocks: readonly Block[], heading: string): Block | undefined {
  const lists = blocks.filter(({ kind }) => kind !== 'paragraph');
  const isHeading = (line: Segment[] | undefined) =>
    line?.some((part) => 'text' in part && part.text === heading);
  return lists.find((list) => isHeading(blocks[blocks.indexOf(list) - 1]?.lines.at(-1))) ?? lists[0];
}

/** Text and citations in turn; citations that follow each other are one segment. */
function segments(line: string, cited: ReadonlySet<number>): Segment[] {
  const found: Segment[] = [];
  for (const part of line.split(/(\[\d+\])/)) {
    const number = Number(/^\[(\d+)\]$/.exec(part)?.[1]);
    const last = found.at(-1);
    if (cited.has(number)) {
      if (!last || 'text' in last) found.push({ cites: [number] });
      else if (!last.cites.includes(number)) last.cites = [...last.cites, number];
    } else if (last && 'text' in last) last.text += part;
    else if (part !== '' && !(last && part.trim() === '')) found.push({ text: part });
  }
  return found;
}

/** Sentences in a row that cite the same sources are cited once, at the end; one that cites nothing ends the row. */
function citedOncePerRun({ kind, lines }: Block): Block {
  const repeated = new Set<Segment>();
  let before: Extract<Segment, { cites: unknown }> | undefined;
  for (const line of lines) {
    for (const part of line) {
      if ('text' in part) continue;
      if (before?.cites.join() === part.cites.join()) repeated.add(before);
      before = part;
    }
    if (endsWithoutCitation(line)) before = undefined;
  }
  return { kind, lines: lines.map((line) => joined(line.filter((part) => !repeated.has(part)))) };
}

function endsWithoutCitation(line: Segment[]): boolean {
  const last = line.at(-1);
  return last !== undefined && 'text' in last && /[\p{L}\p{N}]/u.test(last.text);
}

/** Makes one text of those that a citation stood between. */
function joined(line: Segment[]): Segment[] {
  const found: Segment[] = [];
  for (const part of line) {
    const last = found.at(-1);
    if ('text' in part && last && 'text' in last) last.text = follow(last.text, part.text);
    else found.push({ ...part });
  }
  return found;
}

/** "A [1]. B" becomes "A. B". */
const follow = (text: string, next: string) =>
  /^[\s.,;:!?)]/.test(next) ? text.trimEnd() + next : text + next;
