import type { PaperKind } from '@careward/contracts/coach/files';
import { paperKindRules } from '@careward/content/coach/paper-kinds';
import { fold } from '@careward/content/text/readings';

/** What a paper is shows near its beginning. */
const BEGINNING = 3_000;

/** What a text looks like, and the prepared answer about such papers; null for what looks like none. */
export function paperKindOf(text: string): { kind: PaperKind; answerId: string | null } | null {
  const beginning = fold(text.slice(0, BEGINNING));
  const rule = paperKindRules.find(({ is }) => is.test(beginning));
  return rule ? { kind: rule.kind, answerId: rule.answerId ?? null } : null;
}
