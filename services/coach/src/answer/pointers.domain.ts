import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { namedAs } from './answer.domain.js';
import { templates } from './templates.domain.js';

/** Names the documents from this place on, which the answer itself does not draw on: topics, then pages of other sites. */
export function pointersTo(
  documents: readonly DocumentPassages[],
  { lang, from }: { lang: Language; from: number },
): string[] {
  const words = templates[lang];
  const rest = documents
    .map((document, at) => ({
      isPage: document.page !== undefined,
      line: `- ${namedAs(document, lang)} [${at + 1}]`,
    }))
    .slice(from);
  const listed = (heading: string, pages: boolean) => {
    const lines = rest.filter(({ isPage }) => isPage === pages).map(({ line }) => line);
    return lines.length > 0 ? [heading, ...lines] : [];
  };
  return [...listed(words.alsoSee, false), ...listed(words.otherSites, true)];
}
