/** What we use of yazl 3, which comes without types. */
declare module 'yazl' {
  import type { PassThrough, Readable } from 'node:stream';

  export class ZipFile {
    readonly outputStream: PassThrough;
    /** `open` is called when it is the file's turn. An error of its content is left to whoever opened it. */
    addReadStreamLazy(
      name: string,
      options: { mtime: Date },
      open: (opened: (error: null, content: Readable) => void) => void,
    ): void;
    /** No more files come. */
    end(): void;
  }
}
