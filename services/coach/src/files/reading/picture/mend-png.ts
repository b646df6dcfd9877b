import { crc32, deflateSync, inflateSync, constants } from 'node:zlib';
import { Refusal } from '../read-file.domain.js';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Samples of a point, by PNG's colour types. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Bytes of what is decoded, at most. */
const MOST = 120 * 1024 * 1024;

/**
 * A PNG whose data ends too early, with rows of one colour where none were sent: the decoder gives other rows in their place.
 * Null of any other file.
 */
export function mendPng(bytes: Buffer): { bytes: Buffer; isCut: boolean } | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const [before, data]: [Buffer[], Buffer[]] = [[], []];
  for (let at = SIGNATURE.length; at + 8 < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') return null;
    if (type === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + length));
    else if (data.length === 0) before.push(bytes.subarray(at, at + 12 + length));
    at += 12 + length;
  }
  if (data.length === 0 || bytes.length < 33) throw new Refusal('damaged');
  const { rows, row } = rowsOf(bytes.subarray(16, 29));
  const sent = inflated(Buffer.concat(data), rows * row);
  const end = Math.floor(sent.length / row) * row;
  const pixels = Buffer.alloc(rows * row);
  sent.copy(pixels, 0, 0, end);
  return {
    bytes: Buffer.concat([
      SIGNATURE,
      ...before,
      chunk('IDAT', deflateSync(pixels, { level: 1 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
    isCut: end < pixels.length,
  };
}

/** How many rows of how many bytes, each with the number of its filter. Those of an interlaced one are not in their order. */
function rowsOf(header: Buffer): { rows: number; row: number } {
  const [width, rows] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = 0, , , interlaced] = header.subarray(8);
  const row = 1 + Math.ceil((width * depth * (SAMPLES[colour] ?? 4)) / 8);
  if (interlaced !== 0 || rows * row > MOST) throw new Refusal('damaged');
  return { rows, row };
}

function inflated(data: Buffer, most: number): Buffer {
  try {
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most });
  } catch {
    return Buffer.alloc(0);
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
