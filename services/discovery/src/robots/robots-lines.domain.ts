/** RFC 9309, 2.5: at least 500 KiB are read. What comes after is not looked at. */
export const ROBOTS_BYTES = 500 * 1024;
/** What comes after so many bytes of a line is not looked at, as the best-known parser does. */
export const LINE_BYTES = 16_663;

/** Names that a line may begin with, misspelt ones that are often met included. */
const FIELDS = {
  'user-agent': ['user-agent', 'useragent', 'user agent'],
  disallow: ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'],
  allow: ['allow'],
  sitemap: ['sitemap', 'site-map'],
  'crawl-delay': ['crawl-delay', 'crawldelay'],
  'content-signal': ['content-signal'],
  'content-usage': ['content-usage'],
} as const;
type RobotsField = keyof typeof FIELDS;

/** A line that means something. `value` and `text` have one character for each byte of the file. */
export type RobotsLine = { number: number; field: RobotsField; value: string; text: string };

/** As much of a robots.txt as is looked at; one in UTF-16, as its byte order mark tells, as the UTF-8 it should be. */
export function readableRobots(body: Buffer): Buffer {
  const read = body.subarray(0, ROBOTS_BYTES);
  const mark = read.subarray(0, 2).toString('hex');
  if (mark !== 'fffe' && mark !== 'feff') return read;
  return Buffer.from(new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(read));
}

/** The lines of a robots.txt; they end with CR, LF or CRLF. */
export function linesOf(body: Buffer): RobotsLine[] {
  const text = body.toString('latin1');
  // A byte order mark, also a broken one.
  const lines = text.replace(/^\xEF(\xBB\xBF?)?/, '').split(/\r\n|\r|\n/);
  return lines.flatMap((line, index) => lineOf(line.slice(0, LINE_BYTES), index + 1) ?? []);
}

function lineOf(line: string, number: number): RobotsLine | null {
  const [content = ''] = line.split(/[#\0]/, 1);
  const text = trimmed(content);
  const [name, value] = pairOf(text);
  const field = fieldOf(name.toLowerCase());
  return field && { number, field, value, text };
}

/** Name and value stand around the first colon; where there is none, a line of two words is accepted. */
function pairOf(text: string): [name: string, value: string] {
  const colon = text.indexOf(':');
  if (colon >= 0) return [trimmed(text.slice(0, colon)), trimmed(text.slice(colon + 1))];
  const words = text.split(/[ \t]+/);
  return words.length === 2 ? [words[0] ?? '', words[1] ?? ''] : ['', ''];
}

const fieldOf = (name: string): RobotsField | null =>
  (Object.keys(FIELDS) as RobotsField[]).find((field) =>
    FIELDS[field].some((spelling) => name.startsWith(spelling)),
  ) ?? null;

/** Without the white space of ASCII around it: to trim(), the last byte of à is white space too. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13);
