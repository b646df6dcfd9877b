import type { Block, Segment } from './answer-block.js';

/** Sentences in a row that cite the same sources are cited once, at the end; one that cites nothing ends the row. */
export function citedOncePerRun({ kind, lines }: Block): Block {
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
