const ESCAPE_OR_CLASS = /\\.|\[(?:\\.|[^\]\\])*\]/g;
const INNERMOST_GROUP = /\((?:\?<?[:=!])?([^()]*)\)(\*|\+|\{\d+(?:,\d*)?\})?/;
const UNBOUNDED = /[*+]|\{\d+,\}/;

/**
 * The groups of a pattern that make a search for it take more than time in proportion to the text: those repeated without
 * a bound, and those repeated at all that hold something repeated without a bound. Groups inside them read `x` or `x+`.
 */
export function riskyRepetitions(source: string): string[] {
  const risky: string[] = [];
  let rest = source.replace(ESCAPE_OR_CLASS, 'x');
  for (let group = INNERMOST_GROUP.exec(rest); group; group = INNERMOST_GROUP.exec(rest)) {
    const [whole, inside = '', repetition = ''] = group;
    const holdsUnbounded = UNBOUNDED.test(inside);
    if (repetition !== '' && (holdsUnbounded || UNBOUNDED.test(repetition))) risky.push(whole);
    rest = rest.replace(whole, holdsUnbounded ? 'x+' : 'x');
  }
  return risky;
}
