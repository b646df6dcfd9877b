import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import type { Answer } from './answer.domain.js';
import type { Opening } from './opening.domain.js';
import { templates } from './templates.domain.js';

/** Asks back when several topics are near; choosing one sends its title, which is then answered from that topic. */
export const choice = (near: readonly DocumentPassages[], lang: Language, opening: Opening): Answer => ({
  content: [...(opening.text === '' ? [] : [opening.text]), templates[lang].didYouMean].join('\n'),
  lang,
  kind: 'choice',
  note: null,
  sources: [],
  risk: null,
  outcome: 'choice',
  suggestions: near.map(({ documentId, title }) => ({ topicId: documentId, title: title[lang] })),
  ...(opening.feeling && { feeling: opening.feeling }),
});
