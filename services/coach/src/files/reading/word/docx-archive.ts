import { posix } from 'node:path';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Refusal } from '../read-file.domain.js';
import { ARCHIVE } from '../reading-limits.js';
import { elementsOf, parseXml, type Xml } from './xml-tree.js';

/** The parts of a document that hold text, by their path. */
export type Docx = { main: string; parts: ReadonlyMap<string, string> };

/** How one part names another: `kind` is the end of the relation's type. */
export type Relation = { id: string; kind: string; target: string; isExternal: boolean };

/** What these parts hold runs or can start something; a spreadsheet behind a chart or a picture does neither. */
const RUNS = /^word\/(?:embeddings\/.*\.(?!xlsx$|docx$|pptx$|png$|jpe?g$|emf$|wmf$)[^/.]*|activex\/.*)$/;
const MACROS = /(?:^|\/)vba(?:project\.bin|data\.xml)$/;
const HAS_TEXT = /\.(?:xml|rels|x?html?|mht(?:ml)?|txt)$/;
/** Word opens these by itself when it opens the document. */
const FETCHED = /^(?:attachedTemplate|oleObject|frame|subDocument|externalLink\w*)$/;
/** A place on the writer's own disk: it names a template there and nothing is fetched over a network. */
const ON_OWN_DISK = /^(?:file:\/{3})?[a-z]:[\\/]|^[^\\/:]+$/i;

/** The checked parts of a document. What the archive says of its sizes may be a lie: what comes out is counted. */
export async function openDocx(bytes: Buffer): Promise<Docx> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true }).catch(damaged);
  const room = { bytes: ARCHIVE.bytes };
  const parts = new Map<string, string>();
  try {
    if (archive.entryCount > ARCHIVE.entries) throw new Refusal('too-big-inside');
    for await (const entry of archive.eachEntry()) {
      const name = entry.fileName.replace(/^\//, '');
      if (MACROS.test(name.toLowerCase())) throw new Refusal('macro');
      if (RUNS.test(name.toLowerCase())) throw new Refusal('active');
      const isText = HAS_TEXT.test(name.toLowerCase());
      const content = await inflate(archive, entry, room, isText);
      if (isText) parts.set(name, decode(content));
      if (name.endsWith('.rels')) checkRelations(parts.get(name) ?? '');
    }
  } catch (error) {
    damaged(error);
  } finally {
    archive.close();
  }
  if (/macroenabled/i.test(parts.get('[Content_Types].xml') ?? '')) throw new Refusal('macro');
  return { main: mainOf(parts), parts };
}

/** What an entry holds if it is wanted; only counted if not. */
async function inflate(archive: ZipFile, entry: Entry, room: { bytes: number }, isWanted: boolean) {
  const stream = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    room.bytes -= chunk.length;
    // An even picture packs as well as a bomb does; nothing of it is kept here.
    const isBomb = isWanted && size > ARCHIVE.ratioFrom && size > ARCHIVE.ratio * entry.compressedSize;
    if (isBomb || room.bytes < 0) throw new Refusal('too-big-inside');
    if (isWanted) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function damaged(error: unknown): never {
  throw error instanceof Refusal ? error : new Refusal('damaged');
}

const decode = (bytes: Buffer) => {
  const marked = { fffe: 'utf-16le', feff: 'utf-16be' }[bytes.toString('hex', 0, 2)];
  return new TextDecoder(marked ?? 'utf-8').decode(bytes);
};

function checkRelations(source: string): void {
  const isFetched = ({ kind, target, isExternal }: Relation) =>
    isExternal && FETCHED.test(kind) && !(kind === 'attachedTemplate' && ON_OWN_DISK.test(target));
  if (listRelations(parseXml(source)).some(isFetched)) throw new Refusal('active');
}

const listRelations = (root: Xml): Relation[] =>
  elementsOf(root).map(({ attributes: { Id = '', Type = '', Target = '', TargetMode = '' } }) => ({
    id: Id,
    kind: Type.slice(Type.lastIndexOf('/') + 1),
    target: Target,
    isExternal: TargetMode.toLowerCase() === 'external',
  }));

/** What a part names, with the paths of parts in this archive. */
export function relationsOf(parts: ReadonlyMap<string, string>, part: string): Relation[] {
  const { dir, base } = posix.parse(part);
  const source = parts.get(posix.join(dir, '_rels', `${base}.rels`));
  if (source === undefined) return [];
  return listRelations(parseXml(source)).map((relation) =>
    relation.isExternal
      ? relation
      : { ...relation, target: posix.resolve('/', dir, relation.target).slice(1) },
  );
}

function mainOf(parts: ReadonlyMap<string, string>): string {
  const named = relationsOf(parts, '').find(({ kind }) => kind === 'officeDocument')?.target;
  const main = named ?? 'word/document.xml';
  if (!/<(?:\w+:)?document[\s>]/.test(parts.get(main) ?? '')) throw new Refusal('mismatch');
  return main;
}
