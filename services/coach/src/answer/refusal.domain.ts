import type { Language } from '@careward/contracts/kernel/languages';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Answer } from './answer.domain.js';
import { sourceOf } from './source-of.domain.js';
import { templates } from './templates.domain.js';

/** Says politely that the library has no answer, with the nearest topics and a number that helps further. */
export function refusal(nearest: readonly DocumentPassages[], lang: Language): Answer {
  const words = templates[lang];
  const sources = nearest.map((document, at) => sourceOf(document, lang, at + 1));
  const content = [
    words.refusal,
    ...(sources.length > 0 ? [words.nearest, ...sources.map(({ title, n }) => `- ${title} [${n}]`)] : []),
    words.localHelp,
    words.emergency,
  ].join('\n');
  return { content, lang, kind: 'refusal', note: null, sources, risk: null };
}
