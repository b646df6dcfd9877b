import type { Message, Source } from '@careward/contracts/coach/schemas';
import { withdrawnWords } from '@careward/content/coach/fixed-replies';
import { objectedIn, objectionIn } from '@careward/content/text/words-of-others';
import { Injectable } from '@nestjs/common';
import { isOnlyPointedTo, withoutObjections } from '../retrieval/quotable.domain.js';
import { LibraryIndexCache } from '../library/library-index-cache.js';

/** Quotes are of these; a card's words are our own, and the others point to documents by their titles. */
const QUOTING: readonly Message['kind'][] = ['library', 'model', 'choice'];

/**
 * Marks the sources of a message that have left the library since it was written, and removes what the message quotes of
 * them and of pages that may not be quoted any more. This process's index decides; while it is not complete, nothing is
 * marked.
 */
@Injectable()
export class WithdrawnSources {
  constructor(private readonly library: LibraryIndexCache) {}

  mark(message: Message): Message {
    if (!this.library.hasDocuments || message.sources.length === 0) return message;
    const sources = message.sources.map((source) => {
      const document = this.documentOf(source);
      return document === null ? { ...source, withdrawn: true } : nameable(source);
    });
    return QUOTING.includes(message.kind)
      ? withoutWordsOf(message, sources, this.unquotable(sources))
      : { ...message, sources };
  }

  /** Undefined for a source that is no document. */
  private documentOf({ documentId, topicId, answerId }: Source) {
    const id = documentId ?? topicId;
    if (id === undefined) return undefined;
    const document = this.library.index.document(id) ?? null;
    // A copy that was deployed before there were answered questions tells of none.
    const holds = document?.answers?.some((answered) => answered.id === answerId) ?? true;
    return answerId === undefined || holds ? document : null;
  }

  /** The numbers of the sources whose words may not stand any more. */
  private unquotable(sources: readonly Source[]): ReadonlySet<number> {
    const gone = sources.filter((source) => {
      const document = this.documentOf(source);
      return document === null || (document && isOnlyPointedTo(withoutObjections(document)));
    });
    return new Set(gone.map(({ n }) => n));
  }
}

/** A page's title is of the page's own words. */
const nameable = (source: Source): Source =>
  source.documentId !== undefined && objectionIn(source.title) !== null
    ? { ...source, title: source.sourceName ?? new URL(source.url).hostname }
    : source;

function withoutWordsOf(message: Message, sources: Source[], gone: ReadonlySet<number>): Message {
  const pages = new Set(sources.flatMap(({ n, documentId }) => (documentId === undefined ? [] : n)));
  // What was quoted before there were rules for it is looked at now.
  const isOut = (line: string): boolean => {
    const cited = [...line.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
    if (cited.some((n) => gone.has(n))) return true;
    return (
      cited.some((n) => pages.has(n)) && objectedIn(line.replaceAll(/ ?\[\d+\]/g, ''), message.lang) !== null
    );
  };
  const lines = message.content.split('\n');
  if (!lines.some(isOut)) return { ...message, sources };
  const left = lines.map((line) => (isOut(line) ? null : line));
  const first = left.indexOf(null);
  const content = left.flatMap((line, at) => {
    if (line === null) return at === first ? withdrawnWords[message.lang] : [];
    return isHeadingOfNothing(left, at) ? [] : line;
  });
  return {
    ...message,
    sources,
    content: content.join('\n'),
    moreSteps: gone.has(1) ? [] : message.moreSteps,
  };
}

/** A heading goes with the last line below it. */
const isHeadingOfNothing = (lines: readonly (string | null)[], at: number): boolean =>
  (lines[at]?.endsWith(':') ?? false) &&
  lines[at + 1] === null &&
  !(
    lines
      .slice(at + 1)
      .find((line) => line !== null)
      ?.startsWith('- ') ?? false
  );
