import type { Condition, Relationship } from '@careward/contracts/care-profile/enumerations';
import { type KnownCare, namesIn, type Person, PersonReferences } from './language/people.domain.js';
import { type Fact, factsOf, type ReportedFact, reportedFactsAfter } from './safety/reported-facts.domain.js';
import { type Kin, premiseOf } from '../retrieval/premise.domain.js';

/** What tells whom a message is about. */
type MessageInContext = {
  text: string;
  /** The conversation's latest questions, oldest first, and what was told by then. */
  earlier: readonly { question: string; told?: readonly ReportedFact[] | undefined }[];
  careContext: KnownCare | null;
};

/** Whose names a model reads none of. */
export const peopleOf = ({ careContext }: Pick<MessageInContext, 'careContext'>) => namesIn(careContext);

const recipientsOf = ({ careContext }: MessageInContext): readonly Person[] => careContext?.recipients ?? [];

/** What is known of the people whom a message is about, and `told`: what the conversation has told of all by then. */
type MessageSubject = {
  conditions: readonly Condition[];
  screened: readonly (Condition | Fact)[];
  person: readonly Kin[];
  /** The state of the profile, by its code. */
  state: string | null;
  told: readonly ReportedFact[];
};

/** What a message asks, and what is known of whom it is about: the conversation is read once for both. */
export function resolveSubject<Question extends MessageInContext>(
  sent: Question,
): { own: Question; known: MessageSubject } {
  const references = new PersonReferences(
    [...sent.earlier.map(({ question }) => question), sent.text],
    recipientsOf(sent),
  );
  return { own: repeatQuestion(sent, references.findRepeatedQuestion()), known: subjectOf(sent, references) };
}

/** "No, my dad" asks what was asked before, for him. */
function repeatQuestion<Question extends MessageInContext>(sent: Question, again: string | null): Question {
  if (again === null) return sent;
  return { ...sent, text: again, earlier: sent.earlier.filter(({ question }) => question !== again) };
}

function subjectOf(sent: MessageInContext, references: PersonReferences<Person>): MessageSubject {
  const idsOf = (meant: readonly Person[]) => meant.flatMap(({ id }) => id ?? []);
  // Facts of messages before these came with the answers to them.
  const before = sent.earlier.reduce<readonly ReportedFact[]>(
    (known, { question, told = [] }, at) =>
      mergeFacts(reportedFactsAfter(known, question, idsOf(references.findPeople(at))), told),
    [],
  );
  const last = sent.earlier.length;
  const meant = references.findPeople(last);
  // Whom a pronoun means is a guess: the screen goes by everybody's where the message itself names nobody.
  const screened = references.namesPeople(last) ? meant : recipientsOf(sent);
  const told = reportedFactsAfter(before, sent.text, idsOf(meant));
  const conditions = meant.flatMap((recipient) => recipient.conditions);
  return {
    conditions: [...new Set(conditions)],
    screened: [
      ...new Set([
        ...screened.flatMap((recipient) => recipient.conditions),
        ...factsOf(told, references.namesPeople(last) ? idsOf(meant) : []),
      ]),
    ],
    person: personOf(sent, meant),
    state: sent.careContext?.state ?? null,
    told,
  };
}

/**
 * As the latest message says that names kin, else as the profile does. A child or a sibling who is named helps more often than
 * they are cared for, so the profile's person may be meant as well.
 */
function personOf({ text, earlier }: MessageInContext, meant: readonly Person[]): readonly Kin[] {
  const messages = [text, ...earlier.map(({ question }) => question).toReversed()];
  const named = messages.map((message) => premiseOf(message).kin).find((kin) => kin.length > 0) ?? [];
  const ofProfile = meant.flatMap(({ relationship }) => (relationship && kinshipOf[relationship]) ?? []);
  return named.some(({ is }) => is === 'spouse' || is === 'parent') ? named : [...named, ...ofProfile];
}

const kinshipOf: Partial<Record<Relationship, Kin>> = {
  spouse: { is: 'spouse' },
  parent: { is: 'parent' },
  grandparent: { is: 'parent' },
};

const keyOf = ({ fact, of }: ReportedFact) => [fact, ...of].join();

const mergeFacts = (some: readonly ReportedFact[], others: readonly ReportedFact[]): ReportedFact[] => [
  ...new Map([...some, ...others].map((told) => [keyOf(told), told])).values(),
];
