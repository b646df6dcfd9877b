import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZippedFile = { name: string; content: AsyncIterable<string> | string };

/**
 * A zip archive, made while it is read. It ends with an error where one of its files does, and is then no archive; when
 * nobody reads it any more, its files are not read either.
 */
export function zipOf(files: readonly ZippedFile[], mtime: Date): Readable {
  const zip = new ZipFile();
  const archive = zip.outputStream;
  for (const { name, content } of files)
    zip.addReadStreamLazy(name, { mtime }, (opened) => {
      const file = Readable.from(typeof content === 'string' ? [content] : content);
      file.once('error', (error) => archive.destroy(error));
      archive.once('close', () => file.destroy());
      opened(null, file);
    });
  zip.end();
  return archive;
}
