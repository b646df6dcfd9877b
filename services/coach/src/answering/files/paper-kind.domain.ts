import type { PaperKind } from '@careward/contracts/coach/files';
import { paperKindRules } from '@careward/content/coach/paper-kinds';
import { fold } from '@careward/content/text/readings';

/** What a paper is shows near its beginning. */
const BEGINNING = 3_000;

/** What the library has on such papers: a prepared answer, a topic, or nothing. */
export type PaperHelp = { answerId?: string | undefined; topicId?: string | undefined };

export type KnownPaperKind = PaperHelp & { kind: PaperKind };

/** What a text looks like, and what the library has on such papers; null for what looks like none. */
export function paperKindOf(text: string): KnownPaperKind | null {
  const beginning = fold(text.slice(0, BEGINNING));
  const rule = paperKindRules.find(({ is }) => is.test(beginning));
  if (!rule) return null;
  const { kind, answerId, topicId } = rule;
  return { kind, answerId, topicId };
}
