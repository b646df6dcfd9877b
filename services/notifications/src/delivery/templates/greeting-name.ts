const MAX_LENGTH = 40;
/** More words than this are a sentence. */
const MAX_WORDS = 3;
/** Letters, joined by an apostrophe or hyphen twice at most, perhaps abbreviated: `D'Arcy`, `Anne-Marie`, `J.`. */
const word = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*){0,2}\.?$/u;
/** The beginning of a web address. Its end, such as `.com`, is no word because of the dot. */
const linkLike = /^(?:https?|ftps?|www|mailto)$/i;

/**
 * The first name if it is safe to greet with, else null. Whoever signs up chooses the name, and the address may belong to
 * somebody else: so a name must not carry an advertisement, a link or markup.
 */
export function greetingName(firstName: string): string | null {
  const trimmed = firstName.trim();
  const words = trimmed.split(/ +/);
  const isName = words.every((each) => word.test(each) && !linkLike.test(each));
  return trimmed.length <= MAX_LENGTH && words.length <= MAX_WORDS && isName ? words.join(' ') : null;
}
