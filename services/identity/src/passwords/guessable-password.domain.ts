/** What a guesser tries first of all on this site, in the languages it speaks. */
const ofTheField = ['caregiver', 'caregiving', 'caretaker', 'carer', 'cuidador', 'cuidadora', 'cuidado'];

/** Whose password it is, and where: their own words are known to whoever guesses. */
export type Chooser = { firstName: string; lastName: string; email: string; brand: string };

/**
 * Whether a password is a well-known or personal word with decoration: our five rules force decoration onto every
 * password, so a list is of use only after it is taken off. `wellKnown` holds lower-case words.
 */
export function isGuessable(password: string, chooser: Chooser, wellKnown: ReadonlySet<string>): boolean {
  const personal = wordsOf(chooser);
  return formsOf(password).some((form) => wellKnown.has(form) || personal.has(form));
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
/** What joins words into one. Other signs in the middle are seldom decoration. */
const joined = (text: string) => text.replace(/[\s._'’-]/g, '');

/** Names in either order, the address's name whole and in parts, the brand. */
function wordsOf({ firstName, lastName, email, brand }: Chooser): ReadonlySet<string> {
  const [local = ''] = email.split('@');
  const words = [firstName, lastName, firstName + lastName, lastName + firstName, local, brand];
  const parts = [firstName, lastName, local].flatMap((text) => fold(text).split(/[^\p{L}]+/u));
  const own = [...words.map((word) => joined(fold(word))), ...parts].filter((word) => word.length > 1);
  return new Set([...ofTheField, ...own]);
}

/** The words a password may be made from: what is hung on before and behind taken off, figures read as letters. */
function formsOf(password: string): string[] {
  const whole = fold(password);
  // Digits may belong to the word (abc123), signs may stand for letters (princ3$$), so the end comes off in steps.
  const ends = [/[^\p{L}\p{N}]+$/u, /[\d!?.,;:*#&%=~_ -]+$/u, /[^\p{L}]+$/u];
  const behind = [whole, ...ends.map((end) => whole.replace(end, ''))];
  const bare = behind.flatMap((text) => [text, text.replace(/^[^\p{L}]+/u, '')]);
  const read = bare.flatMap((text) => [text, ...readings.map((letters) => asLetters(text, letters))]);
  return [...new Set(read.flatMap((text) => [text, joined(text)]))];
}

const figures = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', '@': 'a', $: 's', '+': 't' };
/** One figure is two letters. */
const readings: Record<string, string>[] = ['i', 'l'].map((one) => ({
  ...figures,
  1: one,
  '!': one,
  '|': one,
}));
const asLetters = (text: string, letters: Record<string, string>) =>
  [...text].map((sign) => letters[sign] ?? sign).join('');
