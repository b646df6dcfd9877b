import { askedAgain, type KnownCare, type Person, whoIsMeant } from '../language/people.domain.js';
import type { AskedQuestion } from './answer-question.domain.js';

/** What tells whom a message is about. */
type Sent = Pick<AskedQuestion, 'text' | 'earlier'> & { careContext: KnownCare | null };

export const peopleOf = ({ careContext }: Pick<Sent, 'careContext'>): readonly Person[] =>
  careContext?.recipients ?? [];

const questionsOf = ({ earlier }: Sent): string[] => earlier.map(({ question }) => question);

/** What counts for an answer of what care-profile tells: the conditions are those of the people whom the message is about. */
export function knownOf(sent: Sent): Pick<AskedQuestion, 'conditions' | 'state'> {
  const meant = whoIsMeant(sent.text, questionsOf(sent), peopleOf(sent));
  const conditions = meant.flatMap((recipient) => recipient.conditions);
  return { conditions: [...new Set(conditions)], state: sent.careContext?.state ?? null };
}

/** "No, my dad" asks what was asked before, for him. */
export function askedFor<Question extends Sent>(sent: Question): Question {
  const again = askedAgain(sent.text, questionsOf(sent), peopleOf(sent));
  if (again === null) return sent;
  return { ...sent, text: again, earlier: sent.earlier.filter(({ question }) => question !== again) };
}
