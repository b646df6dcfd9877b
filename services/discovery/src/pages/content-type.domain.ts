const HTML = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i;

export const isHtmlType = (contentType: string): boolean => HTML.test(contentType);

/** Whether an answer is a page: it says so, and does not begin as a PDF, a picture or an archive does. */
export function isHtml(body: Uint8Array, contentType: string): boolean {
  if (!isHtmlType(contentType)) return false;
  const isUtf16 = (body[0] === 0xfe && body[1] === 0xff) || (body[0] === 0xff && body[1] === 0xfe);
  const start = body.subarray(0, 1_024);
  return isUtf16 || /charset\s*=\s*"?utf-16/i.test(contentType) || (!start.includes(0) && !isPdf(start));
}

const isPdf = (start: Uint8Array): boolean =>
  Buffer.from(start.subarray(0, 5)).toString('latin1') === '%PDF-';

const BYTE_ORDER_MARKS: [bytes: number[], charset: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];
/** Where a page may name its charset. HTML asks for the first 1,024 bytes; pages exceed that. */
const PRESCANNED = 4_096;
const IN_META = /<meta[^>]+charset\s*=\s*["']?\s*([\w:-]+)/i;
const IN_XML = /^<\?xml[^>]+encoding\s*=\s*["']([\w:-]+)/i;

/** A page as text: by its byte order mark, its header, its own word, or else UTF-8 if it is that, or Windows-1252. */
export function decodePage(body: Uint8Array, contentType: string): string {
  const named = byMark(body) ?? /charset\s*=\s*["']?([\w:-]+)/i.exec(contentType)?.[1] ?? byMeta(body);
  return (named === undefined ? null : decodedAs(named, body)) ?? decodeUnnamed(body);
}

const byMark = (body: Uint8Array): string | undefined =>
  BYTE_ORDER_MARKS.find(([bytes]) => bytes.every((byte, n) => body[n] === byte))?.[1];

function byMeta(body: Uint8Array): string | undefined {
  const head = Buffer.from(body.subarray(0, PRESCANNED)).toString('latin1');
  const named = (IN_XML.exec(head) ?? IN_META.exec(head))?.[1];
  // A page whose ASCII could be read is not UTF-16, whatever it says.
  return named && /^utf-?16/i.test(named) ? 'utf-8' : named;
}

/** Null for a charset that nobody knows. */
function decodedAs(charset: string, body: Uint8Array): string | null {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return null;
  }
}

function decodeUnnamed(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}
