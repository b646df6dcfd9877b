import { anyPhrase } from '@careward/content/text/phrase';
import { fold } from '@careward/content/text/readings';
import { isAboutPeople } from '../../retrieval/question.domain.js';
import { stems } from '../../retrieval/words.domain.js';
import { comparedText } from './file-sentences.domain.js';
import type { FilesInView } from './files-in-view.domain.js';
import { asksOfPapers, type EvidenceContext } from './sentence-evidence.domain.js';

/** Words for what lies before both; "that" mostly joins clauses. */
const pointsToPaper = anyPhrase([
  'it|its|this|these|those|they|them|he|she|esto|eso|esta|este|estas|estos|ahi|lo|ella',
]);
/** A fragment is about nothing by itself. */
const FEWEST_WORDS = 2;
/** From this nearness on a sentence may be meant. */
const NEAR = 0.3;

/**
 * Whether a question is surely about neither care nor a paper in view: the library knows no such topic, and nothing in its
 * words leads to a paper. What the library takes for off topic is often asked of the paper ("do i bring her pills").
 */
export function isUnrelated(view: FilesInView, { text, lang, nearness, library }: EvidenceContext): boolean {
  const { facts, areMeant, subject, sentences } = view;
  const isOffTopic = library.isOffTopic && library.certainty === 'none';
  if (!isOffTopic || areMeant || facts.wanted.length > 0 || subject.size < FEWEST_WORDS) return false;
  const asked = fold(text);
  if (asksOfPapers(asked) || pointsToPaper.test(asked) || isAboutPeople(text)) return false;
  const texts = sentences.map(comparedText);
  const known = new Set(texts.flatMap((each) => stems(each, lang)));
  return ![...subject].some((word) => known.has(word)) && texts.every((each) => nearness(each) < NEAR);
}
