import type { Message } from '@careward/contracts/coach/message';
import { words } from './words.js';

type Copied = Pick<Message, 'content' | 'lang' | 'sources' | 'note'>;

/**
 * What is copied of an answer: its words without the marks [n] of its sources, and the line that says where it is from.
 * Whoever gets it has to know first if a source was withdrawn.
 */
export function copiedText({ content, lang, sources, note }: Copied): string {
  const isCited = (n: string) => sources.some((source) => source.n === Number(n));
  const said = content.replaceAll(/[^\S\n]*\[(\d+)\]/g, (mark, n: string) => (isCited(n) ? '' : mark));
  const isWithdrawn = sources.some(({ withdrawn }) => withdrawn);
  return [...(isWithdrawn ? [words[lang].sourceWithdrawn] : []), said, ...(note ? [note] : [])].join('\n\n');
}
