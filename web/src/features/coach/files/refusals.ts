import { isOffered, OFFERED, UPLOAD } from '@careward/contracts/coach/files';
import type { words } from './words.js';

const MB = 1024 * 1024;

/** What the file dialog offers, and what of it the camera takes. */
export const ACCEPTED = OFFERED.join();
export const PICTURES = OFFERED.filter((type) => type.startsWith('image/')).join();

type Texts = (typeof words)['en'];

/** Why a file is not even uploaded: what the server would refuse, said before a minute has passed. */
export function refusalOf(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  texts: Texts,
): { title: string; description: string } | undefined {
  const because = (description: string) => ({ title: texts.uploadFailed, description });
  if (size > UPLOAD.bytes) return { title: texts.tooLarge, description: texts.smaller(UPLOAD.bytes / MB) };
  if (size === 0) return because(texts.refusals.empty);
  if (isOffered({ name, type })) return undefined;
  const [, ending = ''] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  if (/hei[cf]/.test(`${type} ${ending}`)) return because(texts.refusals.heic);
  if (/svg/.test(`${type} ${ending}`)) return because(texts.refusals.svg);
  return because(texts.refusals.type);
}

/** By its type, else by how its name ends. */
export const isPicture = ({ name, type = '' }: { name: string; type?: string }): boolean =>
  type === '' ? PICTURE_NAME.test(name) : type.startsWith('image/');

const PICTURE_NAME = /\.(?:jpe?g|png|webp|gif)$/i;
