import { FileReader } from './dist/files/reading/file-reader.js';
import sharp from 'sharp';
import { PDFDocument } from '@cantoo/pdf-lib';
import { readFileSync } from 'node:fs';
const text = Array.from(
  { length: 45 },
  (_, i) =>
    `Line ${i} of the notice: coverage for the person named above continues until March ${(i % 28) + 1}, 2026.`,
);
const page = (size, w, h) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="100%" height="100%" fill="white"/>${text.map((l, i) => `<text x="${w * 0.06}" y="${h * (0.04 + i * 0.021)}" font-family="Liberation Serif" font-size="${size}">${l}</text>`).join('')}</svg>`,
    ),
  );
const reader = new FileReader(
  { warn: (...a) => console.log('WARN', JSON.stringify(a)) },
  { COACH_TIMEOUT_FACTOR: 1 },
);
const peak = async (name, bytes) => {
  const t = Date.now();
  let max = 0,
    cpu = 0;
  const iv = setInterval(() => {
    try {
      for (const pid of readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
        .trim()
        .split(' ')) {
        const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
        max = Math.max(max, (f[21] * 4096) / 1e6);
        cpu = (+f[11] + +f[12]) / 100;
      }
    } catch {}
  }, 20);
  const r = await reader.read(bytes, { type: '' });
  clearInterval(iv);
  const words = text.join(' ').split(' ');
  const got = new Set(r.text.split(/\s+/));
  console.log(
    name,
    bytes.length,
    Date.now() - t,
    'ms',
    'cpu',
    cpu,
    r.status,
    r.reason,
    r.pages,
    'peak MB',
    Math.round(max),
    'len',
    r.text.length,
    (words.filter((w) => got.has(w)).length / words.length).toFixed(3),
  );
};
await peak('12MP photo', await (await page(62, 3000, 4000)).jpeg({ quality: 90 }).toBuffer());
const a4 = await (await page(48, 2550, 3300)).jpeg().toBuffer();
const mk = async (n) => {
  const d = await PDFDocument.create();
  for (let i = 0; i < n; i++) {
    const img = await d.embedJpg(a4);
    d.addPage([612, 792]).drawImage(img, { x: 0, y: 0, width: 612, height: 792 });
  }
  return Buffer.from(await d.save());
};
await peak('1 page 300dpi', await mk(1));
await peak('6 pages 300dpi', await mk(6));
