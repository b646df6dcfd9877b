import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Draws the icons of the home screen out of mark.svg: `node web/build/icons.mjs`, after the mark has changed. */
const folder = join(import.meta.dirname, '../public');
const mark = await readFile(join(folder, 'mark.svg'));
const PAPER = '#faf6f0';

/** `share`: of the width that the mark takes. A launcher may cut a maskable icon to a circle of four fifths. */
const icons = [
  { name: 'icon-192.png', size: 192, share: 0.86, background: '#0000' },
  { name: 'icon-512.png', size: 512, share: 0.86, background: '#0000' },
  { name: 'icon-maskable-512.png', size: 512, share: 0.58, background: PAPER },
  { name: 'apple-touch-icon.png', size: 180, share: 0.7, background: PAPER },
];

for (const { name, size, share, background } of icons) {
  const width = Math.round(size * share);
  const input = await sharp(mark, { density: 1_200 }).resize(width, width).png().toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, name));
}
