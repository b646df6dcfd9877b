/**
 * Paths and patterns are compared in two forms, which differ only where escapes are involved. `written`: as it stands
 * there, except that letters in a pattern are escaped; this is how the best-known parser compares. `normal`: both are
 * escaped exactly where it must be, as RFC 9309, 2.2.2 asks for, so that `%7E` and `~` are the same.
 */
export type Forms<Form> = { written: Form; normal: Form };

/** A pattern, cut at its `*`; the parts follow each other in a path that fits, up to its end if `anchored`. */
type Glob = { parts: string[]; anchored: boolean };

/** A URL's path with parameters and query: what rules are about. `/` where it has none. */
export function pathOf(url: string): Forms<string> {
  const path = Buffer.from(rawPathOf(url)).toString('latin1');
  return { written: capitalized(path), normal: literal(normalForm(path)) };
}

/** The same as it stands there. */
export function rawPathOf(url: string): string {
  const [address = ''] = url.split('#', 1);
  const [, found = ''] = /^(?:\/\/)?(?:[^/?;]*?:\/\/)?[^/?;]*(.*)$/s.exec(address) ?? [];
  return found.startsWith('/') ? found : `/${found}`;
}

export function globOf(pattern: string): Forms<Glob> & { length: number } {
  const anchored = pattern.endsWith('$');
  const body = anchored ? pattern.slice(0, -1) : pattern;
  return {
    written: { parts: writtenForm(body).split('*'), anchored },
    normal: { parts: normalForm(body).split('*').map(literal), anchored },
    length: writtenForm(pattern).length,
  };
}

/** Looks for each part once, from where the one before it ended: no path makes it try anything twice. */
export function fits(path: string, { parts, anchored }: Glob): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (!path.startsWith(first)) return false;
  if (last === undefined) return !anchored || path.length === first.length;
  let at = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return anchored ? path.length - last.length >= at && path.endsWith(last) : path.includes(last, at);
}

const escaped = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

const capitalized = (text: string): string =>
  text.replaceAll(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());

const writtenForm = (text: string): string => capitalized(text).replaceAll(/[\x80-\xff]/g, escaped);

/** Unreserved characters (RFC 3986, 2.3) are never escaped, delimiters stay as they are, all others are escaped. */
const normalForm = (text: string): string =>
  text.replaceAll(/%([\da-f]{2})|[^\w\-.~:/?@!$&'()*+,;=]/gi, (found, hex?: string) => {
    const character = hex ? String.fromCharCode(parseInt(hex, 16)) : found;
    return /[\w\-.~]/.test(character) ? character : escaped(character);
  });

/** In a path `*` and `$` stand for themselves; a rule escapes them where it means them. */
const literal = (text: string): string => text.replaceAll(/[*$]/g, escaped);
