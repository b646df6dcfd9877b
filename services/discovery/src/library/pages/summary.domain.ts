/** Characters of a page that the library shows. */
const LENGTH = 240;

/** How a text begins: whole sentences where they fit, else whole words. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const beginning = line.slice(0, LENGTH);
  const sentences = /^.*[.!?](?= )/u.exec(beginning)?.[0] ?? '';
  if (sentences.length >= LENGTH / 2) return sentences;
  const words = beginning.slice(0, beginning.lastIndexOf(' '));
  return `${words || beginning.slice(0, LENGTH - 1)}…`;
}
