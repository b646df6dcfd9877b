/** How a picture is packed, by the names that PDF gives it, and how many points it says in its own bytes to have. */
const CLAIMS: Record<string, (bytes: Buffer) => number[]> = {
  DCTDecode: ofJpeg,
  JPXDecode: ofJpeg2000,
  JBIG2Decode: ofJbig2,
};

/** Points that a decoder makes room for, whatever stands beside the picture; 0 of what says nothing of its size. */
export const pointsClaimed = (filter: string, bytesOf: () => Buffer): number =>
  Math.max(0, ...(CLAIMS[filter]?.(bytesOf()) ?? []));

/** Lengths of what begins a frame of one, three or four colours. */
const FRAMES = [11, 17, 20];

function ofJpeg(bytes: Buffer): number[] {
  const FRAME = /\xff[\xc0-\xc2](?=[\s\S]{7})/g;
  return [...bytes.toString('latin1').matchAll(FRAME)].map(({ index }) =>
    FRAMES.includes(bytes.readUInt16BE(index + 2))
      ? bytes.readUInt16BE(index + 5) * bytes.readUInt16BE(index + 7)
      : 0,
  );
}

function ofJpeg2000(bytes: Buffer): number[] {
  const SIZE = /\xff\x4f\xff\x51(?=[\s\S]{20})/g;
  return [...bytes.toString('latin1').matchAll(SIZE)].map(({ index }) => {
    const [right = 0, bottom = 0, left = 0, top = 0] = [8, 12, 16, 20].map((at) =>
      bytes.readUInt32BE(index + at),
    );
    return (right - left) * (bottom - top);
  });
}

/** Kinds of segments: a page, and the regions that are drawn on it. */
const SIZED = new Set([48, 4, 6, 7, 20, 22, 23, 36, 38, 39, 40, 42, 43]);
/** A page whose end is not known yet, or a segment. */
const UNKNOWN = 0xffffffff;

function ofJbig2(bytes: Buffer): number[] {
  const claims: number[] = [];
  for (let at = 0; at + 11 <= bytes.length;) {
    const flags = bytes.readUInt8(at + 4);
    const data = at + headerOf(bytes, at, flags);
    if (data + 8 > bytes.length) break;
    const length = bytes.readUInt32BE(data - 4);
    const [width, height] = [bytes.readUInt32BE(data), bytes.readUInt32BE(data + 4)];
    if (SIZED.has(flags & 63) && height !== UNKNOWN) claims.push(width * height);
    if (length === UNKNOWN) break;
    at = data + length;
  }
  return claims;
}

/** Its number, its kind, the segments that it refers to, its page and its length. */
function headerOf(bytes: Buffer, at: number, flags: number): number {
  const few = bytes.readUInt8(at + 5) >> 5;
  const count = few < 7 ? few : bytes.readUInt32BE(at + 5) & 0x1fffffff;
  const number = bytes.readUInt32BE(at);
  const each = number <= 256 ? 1 : number <= 65_536 ? 2 : 4;
  return 5 + (few < 7 ? 1 : 4 + Math.ceil((count + 1) / 8)) + count * each + (flags & 64 ? 4 : 1) + 4;
}
