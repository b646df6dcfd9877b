import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { ModelFailure } from '../model/model-answer.js';
import type { Answer } from './answer.domain.js';
import { isQuotable } from '@careward/contracts/text/medicine-rules';
import type { Opening } from './opening.domain.js';
import { isUrgent, urgentQuote } from './quotes.domain.js';
import { templates } from './templates.domain.js';

/** A model's verified sentences, each with its [n], and the n that they cite. */
export type Written = { content: string; usedSources: readonly number[] };

/**
 * The library's answer with a model's sentences in place of its quotes; the urgent line stays unless they name the number
 * themselves. Null when one of them names a dose or permits a medicine.
 * @param documents what the answer's sources are, in their order.
 */
export function modelAnswer(
  library: Answer,
  opening: Opening,
  { content, usedSources }: Written,
  [main]: readonly DocumentPassages[],
): Answer | null {
  const lines = content.split('\n');
  if (!lines.every(isQuotable)) return null;
  const urgent = main && !isUrgent(content) ? urgentQuote(main, library.lang) : undefined;
  const cited = new Set([...usedSources, ...(urgent === undefined ? [] : [1])]);
  const { feeling: _ofLibrary, ...rest } = library;
  return {
    ...rest,
    content: [
      ...(opening.text === '' ? [] : [opening.text]),
      ...(urgent === undefined ? [] : [`${urgent} [1]`]),
      ...lines,
    ].join('\n'),
    kind: 'model',
    note: templates[library.lang].modelNote,
    sources: library.sources.filter(({ n }) => cited.has(n)),
    moreSteps: [],
    ...(opening.feeling && { feeling: opening.feeling }),
  };
}

/** The library's answer with a line that says why it stands there. */
export const insteadOfModel = (library: Answer, failed: ModelFailure): Answer => {
  const words = templates[library.lang];
  const line = failed === 'unsupported' ? words.modelUnsupported : words.modelFailed;
  return { ...library, note: [line, library.note].join(' ') };
};
