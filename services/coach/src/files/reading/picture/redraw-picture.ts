import type { FileType } from '@careward/contracts/coach/files';
import sharp from 'sharp';
import { mendPng } from './mend-png.js';
import { type Image, Refusal } from '../read-file.domain.js';
import { PICTURE } from '../reading-limits.js';

sharp.cache(false);
sharp.concurrency(1);

/** Viewers show what is wrong in its bytes as far as they can; so does this. */
export const AS_VIEWERS = {
  limitInputPixels: PICTURE.pixels,
  sequentialRead: true,
  failOn: 'none',
} as const;

/** A screenshot of a whole conversation or page, which is unreadable when all of it fits into a square. */
export const isTall = ({ width, height }: { width: number; height: number }) => height > 2 * width;

/** Draws a picture again, so that nothing but what it shows is left: no place, no camera, no hidden tail. */
export async function redraw(sent: Buffer, type: FileType): Promise<Image> {
  const { bytes, isCut } = await asFarAsSent(sent);
  const size = await sizeOf(bytes);
  const { pages = 1 } = size;
  if (size.width * size.height > PICTURE.pixels) throw new Refusal('too-many-pixels');
  const animated = pages > 1 && size.width * size.height * pages <= PICTURE.pixels;
  const drawn = sharp(bytes, { ...AS_VIEWERS, animated })
    .autoOrient()
    .resize({ ...keptSize(size), fit: 'inside', withoutEnlargement: true });
  const encoded = {
    'image/jpeg': () => drawn.jpeg({ quality: 85 }),
    'image/png': () => drawn.png(),
    'image/webp': () => drawn.webp({ quality: 85 }),
    'image/gif': () => drawn.gif(),
  }[type as 'image/jpeg']();
  const redrawn = await encoded.toBuffer().catch(() => {
    throw new Refusal('damaged');
  });
  if (isCut && (await isBlank(redrawn))) throw new Refusal('damaged');
  return { bytes: redrawn, type };
}

/** Its width and height as it is seen. */
async function sizeOf(bytes: Buffer) {
  const { autoOrient, pages } = await sharp(bytes, { ...AS_VIEWERS, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal('damaged');
    });
  return { ...autoOrient, pages };
}

function keptSize(size: { width: number; height: number }) {
  if (!isTall(size)) return { width: PICTURE.kept, height: PICTURE.kept };
  return { width: PICTURE.keptTall.width, height: PICTURE.keptTall.height };
}

/** Drawn so small, all bytes of a photo are looked at in a thirtieth of the time. */
const GLANCE = 64;

/** A picture as viewers show it, and whether a part of it is missing in its bytes. */
export const asFarAsSent = async (sent: Buffer): Promise<{ bytes: Buffer; isCut: boolean }> =>
  mendPng(sent) ?? {
    bytes: sent,
    isCut: await sharp(sent, { ...AS_VIEWERS, failOn: 'truncated' })
      .resize({ width: GLANCE, height: GLANCE, fit: 'inside' })
      .raw()
      .toBuffer()
      .then(
        () => false,
        () => true,
      ),
  };

/** What is left of a picture that was cut before its first row shows one colour. */
async function isBlank(bytes: Buffer): Promise<boolean> {
  const { channels } = await sharp(bytes).stats();
  return channels.every(({ stdev }) => stdev < 1);
}
