import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { sourceOf, type Answer } from './answer.domain.js';
import type { Opening } from './opening.domain.js';
import { templates } from './templates.domain.js';

type Refused = { lang: Language; near: readonly DocumentPassages[]; isOffTopic: boolean; opening: Opening };

/** Says that the library has no answer, which topics are near if any are, and where to ask. */
export function refusal({ lang, near, isOffTopic, opening }: Refused): Answer {
  const words = templates[lang];
  const sources = near.map((document, at) => sourceOf(document, lang, at + 1));
  const topics = sources.map(({ title, n }) => `- ${title} [${n}]`);
  const lines = isOffTopic
    ? [words.offTopic, words.aboutCare]
    : [
        ...(topics.length > 0 ? [words.unsure, words.nearest, ...topics] : [words.refusal]),
        words.localHelp,
        words.emergency,
      ];
  return {
    content: [...(opening.text === '' ? [] : [opening.text]), ...lines].join('\n'),
    lang,
    kind: 'refusal',
    note: null,
    sources: isOffTopic ? [] : sources,
    risk: null,
    outcome: isOffTopic ? 'off-topic' : 'refused',
    ...(opening.feeling && { feeling: opening.feeling }),
  };
}
