import { createHash } from 'node:crypto';
import type { Condition } from '@careward/contracts/care-profile/enumerations';
import { careAudience, EVERYBODY } from '@careward/contracts/discovery/library';
import type { PublishedDocument } from '@careward/contracts/discovery/internal-calls';
import { DAY, HOUR, MINUTE } from '@careward/contracts/kernel/limits';

const WEEK = 7 * DAY;
/**
 * Hours of a day in UTC at which it is day in all fifty states, in summer and winter: not before 7 in Honolulu, not
 * after 8 in the evening in New York. So nobody's time zone need be known.
 */
const DAYTIME = { from: 17, to: 24 };
/** The part of it in which tips fall due, with an hour left to send them in. */
const DUE = { from: 18, to: 23 };

/** The first time after `after` at which a person's tip is due: once a week, at a minute that the id decides. */
export function nextTipTime(owner: string, after: Date): Date {
  const minutes = ((DUE.to - DUE.from) * HOUR) / MINUTE;
  const place = createHash('sha256').update(owner).digest().readUInt32BE() % (7 * minutes);
  const inWeek = Math.floor(place / minutes) * DAY + DUE.from * HOUR + (place % minutes) * MINUTE;
  const weeks = Math.floor((after.getTime() - inWeek) / WEEK) + 1;
  return new Date(weeks * WEEK + inWeek);
}

/** Whoever joins gets the first tip when a week has passed. */
export const firstTipTime = (owner: string, registeredAt: Date): Date =>
  nextTipTime(owner, new Date(registeredAt.getTime() + WEEK));

/** The time itself when it is day everywhere, else the next at which it is. */
export function daytimeFrom(time: Date): Date {
  if (time.getUTCHours() >= DAYTIME.from) return time;
  return new Date(Math.floor(time.getTime() / DAY) * DAY + DAYTIME.from * HOUR);
}

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
      isSuitableForTip(document, conditions) &&
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

/** Topics about one illness: for those who told us of it, and for nobody else. */
const aboutOneIllness: Readonly<Record<string, Condition>> = {
  'diabetes-daily-care': 'diabetes',
  'low-blood-sugar': 'diabetes',
  'heart-failure-signs': 'heart_conditions',
  'cancer-treatment-at-home': 'cancer',
};

/**
 * What nobody gets by mail without having asked: emergencies and dying would frighten, illnesses and devices are guesses
 * about somebody, and others may see the inbox. The library has them all.
 */
const unsuitable = {
  categories: new Set(['emergencies', 'end_of_life', 'conditions']),
  documents: new Set([
    'elder-abuse',
    'marriage-and-intimacy',
    'young-caregivers',
    'oxygen-safety',
    'feeding-tube',
    'catheter-and-ostomy',
  ]),
};

/** Whether a topic may be mailed to somebody who did not ask for it, but told us these conditions. */
function isSuitableForTip(
  { documentId, category }: { documentId: string; category: string },
  conditions: readonly Condition[],
): boolean {
  const illness = aboutOneIllness[documentId];
  if (illness) return conditions.includes(illness);
  return !unsuitable.categories.has(category) && !unsuitable.documents.has(documentId);
}
