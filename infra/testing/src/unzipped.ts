import { crc32, inflateRawSync } from 'node:zlib';

const END_OF_ARCHIVE = Buffer.from('PK\x05\x06');
const HEADER = { central: 46, local: 30 } as const;

/** The files of a zip archive by name, as text. Reads the directory at its end, as unzip programs do, and checks it. */
export function unzipped(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf(END_OF_ARCHIVE);
  if (end < 0) throw new Error('not a whole zip archive');
  const files: Record<string, string> = {};
  let entry = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) =>
      archive.readUInt16LE(entry + at),
    );
    const nameEnd = entry + HEADER.central + (nameLength ?? 0);
    const name = archive.toString('utf8', entry + HEADER.central, nameEnd);
    const local = archive.readUInt32LE(entry + 42);
    const start = local + HEADER.local + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(entry + 20)));
    if (crc32(content) !== archive.readUInt32LE(entry + 16)) throw new Error(`${name} is damaged`);
    files[name] = content.toString('utf8');
    entry = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}
