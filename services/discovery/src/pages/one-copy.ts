import type { CheerioAPI } from 'cheerio';
import { folded } from './blocks.js';
import type { ParsedElement } from './light-document.js';

/** Words for phones alone, without those that a desktop shows as well. */
export function keepOnce($: CheerioAPI, onPhones: readonly ParsedElement[]): void {
  if (onPhones.length === 0) return;
  const apart = $(onPhones as ParsedElement[]);
  const marked = apart.toArray().map((element) => ({ element, words: folded($(element).text()) }));
  const all = wordsWithout($, new Set(apart.toArray()));
  for (const { element, words } of marked) if (all.includes(words)) $(element).remove();
}

function wordsWithout($: CheerioAPI, apart: ReadonlySet<unknown>): string {
  const words = (nodes: readonly ReturnType<CheerioAPI>[number][]): string =>
    nodes
      .map((node) => {
        if (apart.has(node)) return '';
        if ('data' in node && node.nodeType === 3) return node.data;
        return 'children' in node && !('name' in node && /^(script|style)$/.test(node.name))
          ? words(node.children)
          : '';
      })
      .join('');
  return folded(words($.root().toArray()));
}
