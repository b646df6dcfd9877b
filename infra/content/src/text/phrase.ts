/** The most letters that an open word end or an unnamed word may have. */
const LONGEST_WORD = 40;
/** What stands between two words of one statement; statements.domain.ts writes at most two characters there. */
const GAP = '[^\\w\\n]{1,5}';

const UNBOUNDED = /[*+]|\{\d+,\}/;

/**
 * Turns a phrase of the red-flag notation (red-flag.domain.ts) into a regular expression that stops at word boundaries and
 * stays within a line. Nothing in it may repeat without a bound, so a search takes time in proportion to the text.
 */
export function phrase(notation: string, flags = ''): RegExp {
  const source = notation
    .replaceAll('*', `\\w{0,${LONGEST_WORD}}`)
    .replaceAll('~ ', `(?:\\w{1,${LONGEST_WORD}}${GAP}){0,3}`)
    .replaceAll(' ', GAP);
  if (UNBOUNDED.test(source)) throw new Error(`a phrase repeats without a bound: ${notation}`);
  return new RegExp(`\\b(?:${source})\\b`, `m${flags}`);
}

/** Every one of several phrases at once. */
export const anyPhrase = (notations: readonly string[]) => phrase(notations.join('|'));

export const any = (...sources: string[]) => new RegExp(`\\b(?:${sources.join('|')})`, 'g');
/** Up to so many words, whatever stands between them but the end of a sentence. */
export const within = (words: number) => `(?:[^\\w.!?]{1,4}\\w{1,24}){0,${words}}[^\\w.!?]{1,4}`;

/** Directly before what it denies: "never leave her alone". */
const DENIED =
  /\b(?:not|dont|doesnt|never|cannot|cant|shouldnt|mustnt|nor|nobody|no one|none|avoid|without|against|stop|rather than|instead of|skip|no|nunca|jamas|ni|nadie|evite|evitar|sin|en vez de|en lugar de|prohibido)\W{1,3}(?:\w{1,14}\W{1,2}){0,3}$/;
/** Denies nothing: "do not be afraid to". */
const ENCOURAGED =
  /\b(?:hesitat\w{0,3}|afraid|worry|forget|fear|only|just|scared|dude|tema|miedo|olvide|solo|preocupe)\b/;
/** What is told against: a danger that guides warn of. */
export const WARNED =
  /\b(?:payment request|(?:asks?|asking|asked|wants?|demands?|request\w{0,3}|insists?|pushe?s?|pidan?|piden?|quieren?|exigen?|insisten?)\b(?:\W{1,2}\w{1,14}){0,5}\W{1,2}(?:for|gift|payment|pay|you to|tarjetas?|pago|que pague)|scam\w{0,5}|fraud\w{0,5}|hang up|beware|warning|suspicious|report\w{0,3}|illegal|never|nunca|jamas|nobody|no one|nadie|will not ask|wont ask|(?:not|dont) (?:give|share|send|pay|click|tell)|estaf\w{1,6}|fraude\w{0,4}|cuelgue|cuidado con|desconfie|denuncie|ilegal)\b/;

const isDeniedAt = (said: string, at: number): boolean => {
  const [denial] = DENIED.exec(said.slice(Math.max(0, at - 60), at)) ?? [];
  return denial !== undefined && !ENCOURAGED.test(denial);
};
export const says = (said: string, pattern: RegExp): boolean => said.search(pattern) >= 0;
export const saysUndenied = (said: string, pattern: RegExp): boolean =>
  [...said.matchAll(pattern)].some(({ index }) => !isDeniedAt(said, index));
