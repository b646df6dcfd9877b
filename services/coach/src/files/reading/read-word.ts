import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Refused, textOrNone, type TextRead, unread } from './read-file.domain.js';
import { ARCHIVE } from './reading-limits.js';

const EXTERNAL = /TargetMode\s*=\s*["']External["']/i;
const FETCHED = /\/(?:attachedTemplate|oleObject|frame|subDocument|externalLink\w*)["']/i;

/** Counts what really comes out of each entry: what the archive says of itself may be a lie. */
export async function checkDocx(bytes: Buffer): Promise<void> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true }).catch(damaged);
  const room = { bytes: ARCHIVE.bytes };
  let hasText = false;
  try {
    if (archive.entryCount > ARCHIVE.entries) throw new Refused('too-big-inside');
    for await (const entry of archive.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      if (name.endsWith('vbaproject.bin')) throw new Refused('macro');
      if (/^word\/(?:embeddings\/.*\.(?:bin|exe|docm?|rtf)|activex\/)/.test(name))
        throw new Refused('active');
      hasText ||= name === 'word/document.xml';
      const content = await inflated(archive, entry, room, name.endsWith('.rels'));
      if (EXTERNAL.test(content) && FETCHED.test(content)) throw new Refused('active');
    }
  } catch (error) {
    damaged(error);
  } finally {
    archive.close();
  }
  if (!hasText) throw new Refused('mismatch');
}

/** What an entry holds if it is wanted; only counted if not. */
async function inflated(archive: ZipFile, entry: Entry, room: { bytes: number }, isWanted: boolean) {
  const stream = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    room.bytes -= chunk.length;
    const isBomb = size > ARCHIVE.ratioFrom && size > ARCHIVE.ratio * entry.compressedSize;
    if (isBomb || room.bytes < 0) throw new Refused('too-big-inside');
    if (isWanted) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function damaged(error: unknown): never {
  throw error instanceof Refused ? error : new Refused('damaged');
}

/** Never as HTML: for that it would open the files that a document points to. */
export async function readDocx(bytes: Buffer): Promise<TextRead> {
  const { value } = await mammoth.extractRawText({ buffer: bytes });
  return textOrNone(value);
}

/** Names of streams stand in the folder of the old format uncompressed, in UTF-16. */
const holds = (bytes: Buffer, name: string) => bytes.includes(Buffer.from(name, 'utf16le'));

export function checkDoc(bytes: Buffer): void {
  if (holds(bytes, '_VBA_PROJECT')) throw new Refused('macro');
  if (!holds(bytes, 'WordDocument')) throw new Refused('mismatch');
}

export async function readDoc(bytes: Buffer): Promise<TextRead> {
  if (isLockedDoc(bytes)) return unread('encrypted');
  const document = await new WordExtractor().extract(bytes);
  return textOrNone(document.getBody());
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
