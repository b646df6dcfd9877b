import type { Condition } from '@careward/contracts/care-profile/enumerations';
import { careAudience, EVERYBODY } from '@careward/contracts/discovery/care-audience';
import type { PublishedDocument } from '@careward/contracts/discovery/internal-calls';
import { createHash } from 'node:crypto';
import { mayComeUnasked } from './unasked.domain.js';

/** A document that names a page it was written from. */
export type SourcedDocument = PublishedDocument & { source: NonNullable<PublishedDocument['source']> };

/** A person's tips. A round is over when everything that fits was sent; the next one begins with what comes then. */
export type TipHistory = {
  /** Ids of the documents sent in this round, the latest last. */
  sent: string[];
  /** When the latest was due, ISO 8601. */
  dueAt: string | null;
};
export const noTipsYet: TipHistory = { sent: [], dueAt: null };

type Choice = {
  published: readonly PublishedDocument[];
  /** Of the people cared for; empty before onboarding. */
  conditions: readonly Condition[];
  history: TipHistory;
  /** Whose tip it is. */
  owner: string;
  dueAt: string;
};

/**
 * The document of a tip and the history with it. The same tip again, such as a second attempt to send it, gets the same
 * document, unless that was withdrawn. Null when nothing fits.
 */
export function chooseTip(choice: Choice): { document: SourcedDocument; history: TipHistory } | null {
  const { history, owner, dueAt } = choice;
  const fitting = fittingOf(choice);
  const before = history.dueAt === dueAt ? history.sent.slice(0, -1) : history.sent;
  const chosen = fitting.find(
    ({ documentId }) => history.dueAt === dueAt && documentId === history.sent.at(-1),
  );
  const left = fitting.filter(({ documentId }) => !before.includes(documentId));
  const again = fitting.filter(({ documentId }) => documentId !== before.at(-1));
  const [candidates = fitting] = [left, again].filter((documents) => documents.length > 0);
  const document = chosen ?? first(candidates, orderFor(owner, choice.conditions));
  if (!document) return null;
  const round = left.length > 0 ? before : [];
  return { document, history: { sent: [...round, document.documentId], dueAt } };
}

function fittingOf({ published, conditions }: Choice): SourcedDocument[] {
  const audience = careAudience(conditions);
  return published.filter(
    (document): document is SourcedDocument =>
      document.source !== null &&
      mayComeUnasked(document, conditions) &&
      document.conditions.some((meantFor) => meantFor === EVERYBODY || audience.has(meantFor)),
  );
}

/** What is meant for the person's own situation first; else an order that the owner's id decides. */
function orderFor(owner: string, conditions: readonly Condition[]) {
  const audience = careAudience(conditions);
  return (document: PublishedDocument): string => {
    const isOwn = document.conditions.some((meantFor) => audience.has(meantFor));
    const place = createHash('sha256').update(`${owner}/${document.documentId}`).digest('hex');
    return `${isOwn ? 0 : 1}${place}`;
  };
}

const first = <T>(items: readonly T[], orderOf: (item: T) => string): T | undefined =>
  items.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))[0];
