import { type FileType, fileTypes, isFileType, UPLOAD } from '@careward/contracts/coach/files';
import type { words } from './words.js';

const MB = 1024 * 1024;

/** spec.md 5, "Upload": what the file dialog offers. */
export const ACCEPTED = [
  ...Object.keys(fileTypes),
  ...Object.values(fileTypes).flatMap((endings) => endings.map((ending) => `.${ending}`)),
].join();
export const PICTURES = Object.keys(fileTypes)
  .filter((type) => type.startsWith('image/'))
  .join();

type Texts = (typeof words)['en'];

/** Why a file is not even uploaded: what the server would refuse, said before a minute has passed. */
export function refusalOf(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  texts: Texts,
): { title: string; description: string } | undefined {
  const because = (description: string) => ({ title: texts.uploadFailed, description });
  if (size > UPLOAD.bytes) return { title: texts.tooLarge, description: texts.smaller(UPLOAD.bytes / MB) };
  if (size === 0) return because(texts.refusals.empty);
  const [, ending = ''] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  if (/hei[cf]/.test(`${type} ${ending}`)) return because(texts.refusals.heic);
  if (/svg/.test(`${type} ${ending}`)) return because(texts.refusals.svg);
  const endings: readonly string[] = Object.values(fileTypes).flat();
  return isFileType(type) || endings.includes(ending) ? undefined : because(texts.refusals.type);
}

type KindOfFile = 'picture' | 'pdf' | 'word' | 'text';

const kinds: Record<FileType, KindOfFile> = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'image/gif': 'picture',
  'application/pdf': 'pdf',
  'application/msword': 'word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'text/plain': 'text',
};

/** By its type, else by how its name ends. */
export function kindOf({ name, type }: { name: string; type?: string }): KindOfFile {
  if (type !== undefined && isFileType(type)) return kinds[type];
  const [, ending = ''] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  const found = Object.entries(fileTypes).find(([, endings]) =>
    (endings as readonly string[]).includes(ending),
  );
  return kinds[(found?.[0] ?? 'text/plain') as FileType];
}
