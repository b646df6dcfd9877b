/** What is read of a path: a string, or in a test something that counts how often it is read. */
export type Characters = Pick<string, 'length' | 'charCodeAt'>;
export type PathMatcher = (path: Characters) => boolean;

/** What is looked for between two stars, and where to go on when a character of it does not fit. */
type Part = { text: string; fallbacks: Uint16Array };

/**
 * Tells whether a pattern of a source fits a path with its query. As in robots.txt, `*` stands for any characters, `$` at the
 * end for the end, and a pattern fits from the start; one that does not start with `/` fits anywhere.
 * Each part between stars is searched for from where the part before it ends, with the algorithm of Knuth, Morris and
 * Pratt: the time is linear in the length of the path, whatever the pattern.
 */
export function compilePattern(pattern: string): PathMatcher {
  const anchoredAtEnd = pattern.endsWith('$');
  const body = anchoredAtEnd ? pattern.slice(0, -1) : pattern;
  const parts = (body.startsWith('/') ? body : `*${body}`).split('*');
  const [first = '', ...rest] = parts;
  const last = anchoredAtEnd ? rest.pop() : undefined;
  const middle = rest.map((text): Part => ({ text, fallbacks: fallbacksOf(text) }));
  return (path) => {
    if (!startsAt(first, path, 0)) return false;
    if (!anchoredAtEnd) return endOfAll(middle, path, first.length) !== null;
    if (last === undefined) return first.length === path.length;
    const start = path.length - last.length;
    if (!startsAt(last, path, start)) return false;
    const end = endOfAll(middle, path, first.length);
    return end !== null && start >= end;
  };
}

function startsAt(part: string, path: Characters, start: number): boolean {
  if (start < 0 || start + part.length > path.length) return false;
  for (let n = 0; n < part.length; n++) {
    if (path.charCodeAt(start + n) !== part.charCodeAt(n)) return false;
  }
  return true;
}

/** Where the last of the parts ends when each is taken as early as it can be; null if one is missing. */
function endOfAll(parts: readonly Part[], path: Characters, from: number): number | null {
  let end: number | null = from;
  for (const part of parts) {
    end = endOf(part, path, end);
    if (end === null) return null;
  }
  return end;
}

function endOf({ text: part, fallbacks }: Part, path: Characters, from: number): number | null {
  if (part === '') return from;
  let matched = 0;
  for (let n = from; n < path.length; n++) {
    const character = path.charCodeAt(n);
    while (matched > 0 && part.charCodeAt(matched) !== character) matched = fallbacks[matched - 1] ?? 0;
    if (part.charCodeAt(matched) === character) matched++;
    if (matched === part.length) return n + 1;
  }
  return null;
}

/** For each beginning of the part: how much of it is still matched when the next character does not fit. */
function fallbacksOf(part: string): Uint16Array {
  const fallbacks = new Uint16Array(part.length);
  let matched = 0;
  for (let n = 1; n < part.length; n++) {
    while (matched > 0 && part.charCodeAt(matched) !== part.charCodeAt(n))
      matched = fallbacks[matched - 1] ?? 0;
    if (part.charCodeAt(matched) === part.charCodeAt(n)) matched++;
    fallbacks[n] = matched;
  }
  return fallbacks;
}
