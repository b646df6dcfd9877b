import type { Message } from '@careward/contracts/coach/message';

/** What is copied of an answer: its words without the marks [n] of its sources, and the line that says where it is from. */
export function copiedText({
  content,
  sources,
  note,
}: Pick<Message, 'content' | 'sources' | 'note'>): string {
  const isCited = (n: string) => sources.some((source) => source.n === Number(n));
  const words = content.replaceAll(/[^\S\n]*\[(\d+)\]/g, (mark, n: string) => (isCited(n) ? '' : mark));
  return note ? `${words}\n\n${note}` : words;
}
