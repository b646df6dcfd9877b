import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { Refusal } from '../read-file.domain.js';
import { PICTURE } from '../reading-limits.js';
import { isLocked } from './open-pdf.js';
import { pointsClaimed } from './packed-picture.domain.js';

/**
 * What runs or opens something, or carries another file; of those, what is there for names that may be none. A stream that
 * calls itself an embedded file is none before something carries it: the parts of a government's form do so.
 */
const ACTIVE_KEYS = new Set(['JS', 'JavaScript', 'EF', 'EmbeddedFiles', 'RichMediaContent']);
const NAME_TREES = new Set(['JavaScript', 'EmbeddedFiles']);
const ACTIVE_VALUES = new Set(['JavaScript', 'Launch', 'RichMedia', 'ImportData']);

/**
 * Looks at every object, also at those in compressed streams, where a search in the bytes would find nothing, and at those
 * that nothing uses; then at all bytes, since viewers find objects where this reader sees none. Of a document with a password
 * only its person can look into streams.
 */
export async function checkPdf(bytes: Buffer): Promise<void> {
  const document = await loaded(bytes);
  const context = document?.context;
  for (const [, object] of context?.enumerateIndirectObjects() ?? [])
    if (object instanceof PDFInvalidObject) refuseHidden(textOfInvalid(object));
    else if (context && isActive(object, context)) throw new Refusal('active');
    else if (object instanceof PDFRawStream && pointsOf(object) > PICTURE.ofPage)
      throw new Refusal('too-big-inside');
  const written = unescaped(bytes.toString('latin1'));
  if (ACTIVE_TEXT.test(written)) throw new Refusal('active');
  if (document) refuseHidden(written.slice(written.lastIndexOf('endobj')));
}

async function loaded(bytes: Buffer): Promise<PDFDocument | null> {
  const options = { updateMetadata: false, throwOnInvalidObject: false };
  try {
    return await PDFDocument.load(bytes, { ...options, password: '' });
  } catch {
    if (await isLocked(bytes)) return null;
    throw new Refusal('damaged');
  }
}

function isActive(object: PDFObject, context: PDFContext): boolean {
  const open: PDFObject[] = [object];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next instanceof PDFArray) open.push(...next.asArray());
    if (next instanceof PDFStream) open.push(next.dict);
    if (!(next instanceof PDFDict)) continue;
    for (const [key, value] of next.entries()) {
      const name = key.decodeText();
      if (ACTIVE_KEYS.has(name) && !isEmpty(value, context, NAME_TREES.has(name))) return true;
      if (value instanceof PDFName && ACTIVE_VALUES.has(value.decodeText())) return true;
      open.push(value);
    }
  }
  return false;
}

/** Whether nothing is there: no script, or a tree of names without a name. */
function isEmpty(value: PDFObject, context: PDFContext, isTree: boolean, depth = 0): boolean {
  const found = value instanceof PDFRef ? context.lookup(value) : value;
  if (found === undefined || found === PDFNull) return true;
  if (found instanceof PDFString || found instanceof PDFHexString) return found.asBytes().length === 0;
  if (!(found instanceof PDFDict) || depth > 20) return false;
  if (!isTree) return found.keys().length === 0;
  return found.entries().every(([key, part]) => {
    const held = part instanceof PDFRef ? context.lookup(part) : part;
    if (key.decodeText() === 'Limits') return true;
    if (!(held instanceof PDFArray)) return false;
    if (key.decodeText() === 'Names') return held.size() === 0;
    return (
      key.decodeText() === 'Kids' && held.asArray().every((kid) => isEmpty(kid, context, true, depth + 1))
    );
  });
}

/** Points of a picture: what is said of it, of its packing or in its bytes, whichever is most. */
function pointsOf(stream: PDFRawStream): number {
  const { dict } = stream;
  const filters = listOf(dict, 'Filter');
  const [last, packing] = [filters.at(-1), listOf(dict, 'DecodeParms').at(-1)];
  return Math.max(
    areaOf(dict, 'Width', 'Height'),
    packing instanceof PDFDict ? areaOf(packing, 'Columns', 'Rows') : 0,
    last instanceof PDFName ? pointsClaimed(last.decodeText(), () => before(stream, filters)) : 0,
  );
}

function listOf(dict: PDFDict, name: string): PDFObject[] {
  const value = dict.lookup(PDFName.of(name));
  const list = value instanceof PDFArray ? value.asArray() : value ? [value] : [];
  return list.map((each) => (each instanceof PDFRef ? dict.context.lookup(each) : each) ?? PDFNull);
}

function areaOf(dict: PDFDict, ...sides: [string, string]): number {
  const [across, down] = sides.map((side) => dict.lookup(PDFName.of(side)));
  return across instanceof PDFNumber && down instanceof PDFNumber ? across.asNumber() * down.asNumber() : 0;
}

/** A stream's bytes as its last filter gets them. */
function before({ dict, contents, transform }: PDFRawStream, filters: readonly PDFObject[]): Buffer {
  const outer = dict.clone();
  outer.set(PDFName.of('Filter'), dict.context.obj(filters.slice(0, -1)));
  return Buffer.from(decodePDFRawStream(PDFRawStream.of(outer, contents, transform)).decode());
}

const BLANK = '(?:[\\s\\0]|%[^\\r\\n]{0,200}[\\r\\n]){0,50}';
/** Names that do something, with what they do it to. */
const ACTIVE_TEXT = new RegExp(
  [
    `/S${BLANK}/(?:JavaScript|Launch|ImportData)(?![\\w.-])`,
    `/JS${BLANK}(?:\\((?!\\))|<(?!>)|\\d{1,10}[\\s\\0]+\\d{1,5}[\\s\\0]+R)`,
    `/EF${BLANK}(?:<<(?!${BLANK}>>)|\\d{1,10}[\\s\\0]+\\d{1,5}[\\s\\0]+R)`,
    '/RichMedia(?:Content)?(?![\\w.-])',
  ].join('|'),
);
/** Names of what holds something active, in an object that is not written as it should be: a viewer may take of it what it can. */
const ACTIVE_NAMES = new RegExp(`/(?:${[...ACTIVE_KEYS, ...ACTIVE_VALUES].join('|')})(?![\\w.-])`);

function refuseHidden(text: string): void {
  const names = unescaped(text);
  if (/\/ObjStm(?![\w.-])/.test(names)) throw new Refusal('damaged');
  const [told = ''] = names.split(/stream\r?\n/);
  if (ACTIVE_NAMES.test(told)) throw new Refusal('active');
}

/** Names may be written with the numbers of their letters. */
const unescaped = (text: string) =>
  text.replace(/#([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

function textOfInvalid(object: PDFInvalidObject): string {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes.toString('latin1');
}
