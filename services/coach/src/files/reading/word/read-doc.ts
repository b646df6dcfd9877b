import WordExtractor from 'word-extractor';
import { Refused, textOrNone, type TextRead, unread } from '../read-file.domain.js';

/** Names of streams stand in the folder of the old format uncompressed, in UTF-16. */
const holds = (bytes: Buffer, name: string) => bytes.includes(Buffer.from(name, 'utf16le'));

export function checkDoc(bytes: Buffer): void {
  if (holds(bytes, '_VBA_PROJECT')) throw new Refused('macro');
  // How Word packs a file of any kind, also a program, that a click opens.
  if (holds(bytes, 'Ole10Native')) throw new Refused('active');
  if (!holds(bytes, 'WordDocument')) throw new Refused('mismatch');
}

/** All that a document shows, each line apart: the format has one for each paragraph. */
export async function readDoc(bytes: Buffer): Promise<TextRead> {
  if (isLockedDoc(bytes)) return unread('encrypted');
  const document = await new WordExtractor().extract(bytes);
  const texts = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: true, includeBody: true }),
    document.getFootnotes(),
    document.getEndnotes(),
    document.getAnnotations(),
    document.getFooters(),
  ];
  return textOrNone(texts.join('\n\n').replaceAll(/[\n\v]+/g, '\n\n'));
}

const SECTOR = 512;
const DOCUMENT = { begins: 0xa5ec, flagsAt: 10, isLocked: 0x0100 };

/** What locks a document of the old format is in the flags at the beginning of its main stream. */
function isLockedDoc(bytes: Buffer): boolean {
  for (let at = SECTOR; at + SECTOR <= bytes.length; at += SECTOR)
    if (bytes.readUInt16LE(at) === DOCUMENT.begins)
      return (bytes.readUInt16LE(at + DOCUMENT.flagsAt) & DOCUMENT.isLocked) !== 0;
  return false;
}
