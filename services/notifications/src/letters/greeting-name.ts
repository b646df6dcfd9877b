/** Letters, and what joins them in a name. */
const name = /^\p{L}[\p{L}\p{M}'’. -]{0,39}$/u;
/** What a mail program would turn into a link. */
const linkLike = /\.\S/;

/**
 * A first name fit to greet with, or null. Whoever asks for a mail chooses the name in it, and the address may be a
 * stranger's: so no advertisement, no link and no markup comes through.
 */
export function greetingName(firstName: string): string | null {
  const trimmed = firstName.trim();
  return name.test(trimmed) && !linkLike.test(trimmed) ? trimmed : null;
}
