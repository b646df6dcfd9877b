import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a browser says of such a file, and what another program reads of it; null of what it cannot read. */
type OtherReader = { type: string; read: (path: string) => string | null };

const others: Record<string, OtherReader> = {
  '.pdf': { type: 'application/pdf', read: (path) => print('pdftotext', path, '-') },
  '.doc': {
    type: 'application/msword',
    read: (path) =>
      print('antiword', '-m', 'UTF-8.txt', path)?.replaceAll('[pic]', '') ??
      print('catdoc', '-d', 'utf-8', path),
  },
  '.docx': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    read: textOfDocx,
  },
  '.txt': { type: 'text/plain', read: textOf },
  '.jpg': { type: 'image/jpeg', read: () => null },
  '.png': { type: 'image/png', read: () => null },
};

export const otherReaderOf = (end: string): OtherReader | undefined => others[end];

const LARGE = 100 * 1_024 * 1_024;

/** How they end that have read it; so does unzip where it lacks a part that a document need not have. */
const READ = [0, 11];

function print(program: string, ...args: string[]): string | null {
  const { status, stdout, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: LARGE });
  if (error) throw error;
  return READ.includes(status ?? 1) ? stdout : null;
}

/** Parts of the document that people see, in no order. */
const PARTS = ['document', 'header', 'footer', 'footnotes', 'endnotes', 'comments'];
const GONE =
  /<mc:Fallback>[^]*?<\/mc:Fallback>|<w:moveFrom [^]*?<\/w:moveFrom>|<w:(?:tab|br|cr)\b[^>]*>|<\/w:p>/g;

function textOfDocx(path: string): string | null {
  const xml = print('unzip', '-p', path, ...PARTS.map((part) => `word/${part}*.xml`));
  if (xml === null) return null;
  return [...xml.replaceAll(GONE, '<w:t> </w:t>').matchAll(/<[wm]:t(?: [^>]*)?>([^<]*)</g)]
    .map(([, text = '']) => withoutEntities(text))
    .join('');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const withoutEntities = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal?: string, hex?: string, name = '') =>
    decimal || hex ? String.fromCodePoint(Number(decimal ?? `0x${hex}`)) : (entities[name as string] ?? ''),
  );

function textOf(path: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    return null;
  }
}
