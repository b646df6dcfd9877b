/** What is compared where case and accents do not count. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has every typed word; case and accents do not count. */
export function fits(typed: string): (text: string) => boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
