import { Injectable } from '@nestjs/common';

/** What the end of the process concerns first and last. */
@Injectable()
export class Resources {
  private readonly end = new AbortController();
  private readonly closers: (() => unknown)[] = [];

  /** Aborted when the process begins to end: what would take longer than that is left to another copy. */
  get ending(): AbortSignal {
    return this.end.signal;
  }

  beginToEnd(): void {
    this.end.abort();
  }

  /** For what is closed after everything else has finished its work, such as database connections. */
  closeLast(close: () => unknown): void {
    this.closers.push(close);
  }

  async close(): Promise<void> {
    for (const close of this.closers.reverse()) await close();
  }
}
