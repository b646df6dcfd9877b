import type { Language } from '@careward/contracts/kernel/languages';
import { isAboutPeople } from '../library/retrieval/about-people.domain.js';
import type { FoundTopics } from '../library/retrieval/found-topics.domain.js';
import { namedAs, sourceOf, type Answer } from './answer.domain.js';
import type { Opening } from './opening.domain.js';
import { templates } from './templates.domain.js';

type Refused = Pick<FoundTopics, 'near' | 'isOffTopic' | 'foreign'> & {
  question: string;
  lang: Language;
  opening: Opening;
};

/** Says that the library has no answer, which topics are near if any are, and where to ask. */
export function refusal({ question, lang, near, isOffTopic, foreign, opening }: Refused): Answer {
  const words = templates[lang];
  const pointedTo = foreign ? [foreign] : near;
  const sources = pointedTo.map((document, at) => sourceOf(document, lang, at + 1));
  const listed = pointedTo.map((document, at) => `- ${namedAs(document, lang)} [${at + 1}]`);
  const nearest = listed.length > 0 ? [words.unsure, words.nearest, ...listed] : [words.refusal];
  const lines = isOffTopic
    ? [words.offTopic, words.aboutCare]
    : [...(foreign ? [words.foreign, ...listed] : nearest), words.localHelp, words.emergency];
  return {
    content: [...(opening.text === '' ? [] : [opening.text]), ...lines].join('\n'),
    lang,
    kind: 'refusal',
    note: null,
    sources: isOffTopic ? [] : sources,
    risk: null,
    outcome: isOffTopic ? 'off-topic' : 'refused',
    // What is unlike every topic may still be about care; then it speaks of a person.
    ...((!isOffTopic || isAboutPeople(question)) && { isUnanswered: true }),
    ...(opening.feeling && { feeling: opening.feeling }),
  };
}
