import { crc32, deflateRawSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';

type Entry = { name: string; data: Buffer | string; claims?: number };

/** A zip archive; `claims` is the size that an entry says to have. */
export function zip(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, data, claims } of entries) {
    const bytes = Buffer.from(data);
    const packed = deflateRawSync(bytes);
    const sizes = Buffer.alloc(22);
    sizes.writeUInt16LE(8, 4);
    sizes.writeUInt32LE(crc32(bytes), 10);
    sizes.writeUInt32LE(packed.length, 14);
    sizes.writeUInt32LE(claims ?? bytes.length, 18);
    sizes.writeUInt16LE(20, 0);
    const lengths = Buffer.from([name.length, 0, 0, 0]);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), sizes, lengths, Buffer.from(name), packed]);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    const made = Buffer.from([20, 0]);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), made, sizes, lengths, offset, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const folder = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(folder.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, folder, Buffer.from('PK\x05\x06'), end]);
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The least that Word opens, with `more` entries. */
export const docx = (text: string, more: readonly Entry[] = [], type = `${WORD}.main+xml`): Buffer =>
  zip([
    {
      name: '[Content_Types].xml',
      data: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    },
    { name: 'word/document.xml', data: wordDocument(text) },
    ...more,
  ]);

export const wordDocument = (text: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`)
    .join('')}</w:body></w:document>`;

export const relations = (type: string, target: string): Entry => ({
  name: 'word/_rels/document.xml.rels',
  data: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
});

const SECTOR = 512;
type DirectoryEntry = {
  name: string;
  type: number;
  right: number;
  child: number;
  start: number;
  size: number;
};

/** An archive of the old format of Office with these streams, each of a whole number of sectors. */
export function oldOffice(streams: readonly { name: string; data: Buffer }[]): Buffer {
  const sectors: Buffer[] = [];
  const table: number[] = [];
  const put = (data: Buffer): number => {
    const first = sectors.length;
    const count = Math.ceil(data.length / SECTOR);
    for (let n = 0; n < count; n++) {
      sectors.push(Buffer.concat([data.subarray(n * SECTOR, (n + 1) * SECTOR)], SECTOR));
      table.push(n === count - 1 ? -2 : first + n + 1);
    }
    return first;
  };
  const stored = streams.map(({ name, data }) => ({ name, start: put(data), size: data.length }));
  const entry = ({ name, type, right, child, start, size }: DirectoryEntry) => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 'utf16le');
    bytes.writeUInt16LE(2 * name.length + 2, 64);
    bytes.writeUInt8(type, 66);
    bytes.writeInt32LE(-1, 68);
    bytes.writeInt32LE(right, 72);
    bytes.writeInt32LE(child, 76);
    bytes.writeInt32LE(start, 116);
    bytes.writeInt32LE(size, 120);
    return bytes;
  };
  const folder = put(
    Buffer.concat([
      entry({ name: 'Root Entry', type: 5, right: -1, child: 1, start: -2, size: 0 }),
      ...stored.map((stream, n) =>
        entry({ ...stream, type: 2, right: n === stored.length - 1 ? -1 : n + 2, child: -1 }),
      ),
    ]),
  );
  const allocation = Buffer.alloc(SECTOR, 255);
  [...table, -3].forEach((next, n) => allocation.writeInt32LE(next, 4 * n));
  const header = Buffer.alloc(SECTOR, 255);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeInt32LE(1, 44);
  header.writeInt32LE(folder, 48);
  header.writeInt32LE(4_096, 56);
  header.writeInt32LE(-2, 60);
  header.writeInt32LE(-2, 68);
  header.writeInt32LE(sectors.length, 76);
  return Buffer.concat([header, ...sectors, allocation]);
}

/** A document of Word 97; `isLocked` only says so. */
export function doc(
  text: string,
  { isLocked = false, more = [] as { name: string; data: Buffer }[] } = {},
): Buffer {
  const main = Buffer.alloc(8 * SECTOR);
  const table = Buffer.alloc(8 * SECTOR);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200 | (isLocked ? 0x0100 : 0), 10);
  main.writeUInt32LE(text.length, 0x4c);
  main.writeUInt32LE(21, 0x1a6);
  main.write(text.replaceAll('\n', '\r'), 2_048, 'utf16le');
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(2_048, 15);
  return oldOffice([{ name: 'WordDocument', data: main }, { name: '1Table', data: table }, ...more]);
}

/** A PDF of these pages; `change` adds to it what should not be there. */
export async function pdf(
  pages: readonly (readonly string[])[],
  change: (document: PDFDocument) => unknown = () => undefined,
  { useObjectStreams = true } = {},
): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const lines of pages) {
    const page = document.addPage();
    lines.forEach((line, n) => page.drawText(line, { x: 40, y: 720 - 24 * n, size: 12, font }));
  }
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams }));
}

/** A page that is a picture, as a scanner makes it. */
export async function scannedPdf(pictures: readonly Buffer[]): Promise<Buffer> {
  return pdf([], async (document) => {
    for (const picture of pictures) {
      const image = await document.embedJpg(await sharp(picture).jpeg().toBuffer());
      const height = (612 * image.height) / image.width;
      document.addPage([612, height]).drawImage(image, { x: 0, y: 0, width: 612, height });
    }
  });
}

/** A page of eight points in a byte, as a fax machine makes it. */
export async function faxedPdf(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const row = Math.ceil(info.width / 8);
  const packed = Buffer.alloc(row * info.height);
  for (const [at, point] of data.entries()) {
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    if (point > 127) packed[y * row + (x >> 3)] = (packed[y * row + (x >> 3)] ?? 0) | (128 >> (x & 7));
  }
  return pdf([], (document) => {
    const { context } = document;
    const image = context.register(
      context.flateStream(packed, {
        Type: 'XObject',
        Subtype: 'Image',
        Width: info.width,
        Height: info.height,
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 1,
      }),
    );
    const height = (612 * info.height) / info.width;
    const page = document.addPage([612, height]);
    page.node.setXObject(PDFName.of('Fax'), image);
    page.node.addContentStream(context.register(context.stream(`q 612 0 0 ${height} 0 0 cm /Fax Do Q`)));
  });
}

/** What happens when a PDF is opened. */
export const onOpening = (action: Record<string, string>) => (document: PDFDocument) =>
  document.catalog.set(
    PDFName.of('OpenAction'),
    document.context.obj(
      Object.fromEntries(
        Object.entries(action).map(([key, value]) => [
          key,
          value.startsWith('/') ? PDFName.of(value.slice(1)) : PDFString.of(value),
        ]),
      ),
    ),
  );

/** A clean page of print. */
export async function page(text: string, { font = 'DejaVu Serif', size = 30 } = {}): Promise<Buffer> {
  const lines = text.split('\n').flatMap((paragraph) =>
    paragraph.split(' ').reduce<string[]>((done, word) => {
      const last = done.at(-1);
      if (last === undefined || last.length + word.length > 66) return [...done, word];
      return [...done.slice(0, -1), `${last} ${word}`];
    }, []),
  );
  const escaped = lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const drawn = escaped.map(
    (line, n) =>
      `<text x="${2 * size}" y="${2 * size * (n + 1.5)}" font-family="${font}" font-size="${size}">${line}</text>`,
  );
  const [width, height] = [size * 44, 2 * size * (lines.length + 2)];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${drawn.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

/** Strokes as of a hand, in rows. */
export const handwriting = (rows = [150, 260, 370], height = 500) => {
  const scrawl = (x: number, y: number) =>
    `<path d="M${x} ${y} q 10 -50 22 -4 t 20 -8 q 6 -34 16 6 q 14 -60 18 -2 t 26 -10 q 10 40 -12 38 q 30 -20 40 -40 q 8 30 24 2" stroke="#223" stroke-width="4" fill="none"/>`;
  return drawn(rows.flatMap((y) => [80, 300, 540, 800].map((x) => scrawl(x, y))).join(''), height);
};

/** A white picture with these shapes of SVG. */
export const drawn = (shapes: string, height = 500) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer();

export const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } });
