const LONGEST = 40;
/** More words than this are a sentence. */
const MAX_WORDS = 3;
/** Letters, joined by an apostrophe or hyphen twice at most, perhaps abbreviated: `D'Arcy`, `Anne-Marie`, `J.`. */
const word = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*){0,2}\.?$/u;
/** How an address begins. What ends like one has a full stop inside, and no word has. */
const linkLike = /^(?:https?|ftps?|www|mailto)$/i;

/**
 * A first name fit to greet with, or null. Whoever asks for a mail chooses the name in it, and the address may be a
 * stranger's: so no advertisement, no link and no markup comes through.
 */
export function greetingName(firstName: string): string | null {
  const trimmed = firstName.trim();
  const words = trimmed.split(/ +/);
  const isName = words.every((each) => word.test(each) && !linkLike.test(each));
  return trimmed.length <= LONGEST && words.length <= MAX_WORDS && isName ? words.join(' ') : null;
}
