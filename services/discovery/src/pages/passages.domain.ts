import { createHash } from 'node:crypto';
import type { Block } from './blocks.js';

/** Offsets are in UTF-16 units of the page's text, whose slice from `start` to `end` is `text`. */
export type PagePassage = {
  /** Its position in the page, such as `p.3`. */
  id: string;
  text: string;
  start: number;
  end: number;
  sha256: string;
  /** The heading that it stands under. */
  heading: string | null;
};

/** Characters of a passage, where sentences and headings allow. */
export const PASSAGE = { from: 400, to: 900 } as const;

/** Between two blocks of a text. */
const BREAK = '\n\n';

export const textOf = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join(BREAK);

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

type Span = { start: number; end: number };

/** Cuts the text of these blocks at headings, and between them at sentences, as close to one length as these allow. */
export function passagesOf(blocks: readonly Block[], lang: string): PagePassage[] {
  const text = textOf(blocks);
  return sectionsOf(blocks)
    .flatMap(({ heading, paragraphs }) =>
      spansOf(paragraphs.flatMap((paragraph) => sentencesOf(text, paragraph, lang))).map((span) => ({
        ...span,
        heading,
      })),
    )
    .map(({ start, end, heading }, n) => {
      const words = text.slice(start, end);
      return { id: `p.${n}`, text: words, start, end, sha256: sha256Of(words), heading };
    });
}

function sectionsOf(blocks: readonly Block[]): { heading: string | null; paragraphs: Span[] }[] {
  const sections: { heading: string | null; paragraphs: Span[] }[] = [{ heading: null, paragraphs: [] }];
  let start = 0;
  for (const { kind, text } of blocks) {
    if (kind === 'heading') sections.push({ heading: text, paragraphs: [] });
    else sections.at(-1)?.paragraphs.push({ start, end: start + text.length });
    start += text.length + BREAK.length;
  }
  return sections;
}

const segmenters = new Map<string, Intl.Segmenter>();

/** One for each language: it takes longer to make than a paragraph to cut. */
function segmenter(lang: string): Intl.Segmenter {
  const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'sentence' });
  segmenters.set(lang, segmenter);
  return segmenter;
}

/** The sentences of a paragraph; one that is longer than a passage is cut between words. */
function sentencesOf(text: string, { start, end }: Span, lang: string): Span[] {
  const segments = segmenter(lang).segment(text.slice(start, end));
  return [...segments].flatMap(({ segment, index }) => {
    const from = start + index;
    return cut(text, { start: from, end: from + segment.trimEnd().length });
  });
}

function cut(text: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  while (end - from > PASSAGE.to) {
    const space = text.lastIndexOf(' ', from + PASSAGE.to);
    const to = space > from ? space : from + PASSAGE.to;
    spans.push({ start: from, end: to });
    from = space > from ? to + 1 : to;
  }
  if (end > from) spans.push({ start: from, end });
  return spans;
}

/** Joins sentences to passages; a short rest joins the passage before it if both fit. */
function spansOf(sentences: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const sentence of sentences) {
    const current = spans.at(-1);
    const joins =
      current !== undefined &&
      current.end - current.start < PASSAGE.from &&
      sentence.end - current.start <= PASSAGE.to;
    if (joins) current.end = sentence.end;
    else spans.push({ ...sentence });
  }
  const [rest, before] = [spans.at(-1), spans.at(-2)];
  if (rest && before && rest.end - rest.start < PASSAGE.from && rest.end - before.start <= PASSAGE.to) {
    before.end = rest.end;
    spans.pop();
  }
  return spans;
}
