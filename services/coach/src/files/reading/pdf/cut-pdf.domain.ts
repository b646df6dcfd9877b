import { constants, inflateSync } from 'node:zlib';

const CATALOG =
  /(?<!\d)(\d{1,10})\s{1,9}(\d{1,5})\s{1,9}obj\s{0,9}<<(?:(?!endobj)[\s\S]){0,2000}?\/Type\s*\/Catalog\b/;

/** A document whose end is missing, with one that says where to begin; null where that cannot be found. */
export function withEnd(bytes: Buffer): Buffer | null {
  const [, object, generation] = CATALOG.exec(bytes.toString('latin1')) ?? [];
  if (object === undefined) return null;
  const end = `\nendobj\ntrailer\n<</Root ${object} ${generation} R>>\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat([withoutCutStream(bytes), Buffer.from(end)]);
}

/** Whether more is missing than the list of what is where. */
export const isCut = (bytes: Buffer): boolean =>
  !/endobj\s*$/.test(bytes.toString('latin1', bytes.length - 64));

const STREAM = /stream\r?\n/y;
const FILTER = /\/Filter\s{0,9}(\[[^[\]]{0,200}\]|\/\w{1,40})/;
const UNPACKED = 8 * 1024 * 1024;

/** Its last stream is unpacked as far as it goes, since a viewer that unpacks half of one takes none of it. */
function withoutCutStream(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf('stream');
  STREAM.lastIndex = 0;
  const opening = STREAM.exec(bytes.toString('latin1', at, at + 8));
  if (!opening || bytes.toString('latin1', at - 3, at) === 'end') return bytes;
  const begin = Math.max(0, bytes.lastIndexOf(' obj', at));
  const told = bytes.toString('latin1', begin, at);
  const filters = FILTER.exec(told)?.[1]?.match(/\w+/g)?.join(' ') ?? '';
  const packed = bytes.subarray(at + opening[0].length);
  const data =
    filters === 'FlateDecode' ? packed : filters === 'ASCII85Decode FlateDecode' ? ofLetters(packed) : null;
  const end = Buffer.from('\nendstream');
  if (!data || told.includes('/DecodeParms')) return Buffer.concat([bytes, end]);
  const unpacked = unpackedOf(data);
  return Buffer.concat([
    bytes.subarray(0, begin),
    Buffer.from(
      told.replace(FILTER, '').replace(/\/Length\s+\d+(?:\s+\d+\s+R)?/, `/Length ${unpacked.length}`),
      'latin1',
    ),
    Buffer.from('stream\n'),
    unpacked,
    end,
  ]);
}

function unpackedOf(data: Buffer): Buffer {
  try {
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: UNPACKED });
  } catch {
    return Buffer.alloc(0);
  }
}

/** Bytes that are written as letters: five of them are a number of four bytes. */
function ofLetters(bytes: Buffer): Buffer {
  const letters = bytes
    .toString('latin1')
    .replace(/\s|~.*$/gs, '')
    .replaceAll('z', '!!!!!');
  const whole = Buffer.alloc(Math.floor(letters.length / 5) * 4);
  for (let n = 0; n < whole.length / 4; n++) {
    const number = [0, 1, 2, 3, 4].reduce((sum, of) => sum * 85 + letters.charCodeAt(5 * n + of) - 33, 0);
    whole.writeUInt32BE(number % 2 ** 32, 4 * n);
  }
  return whole;
}
