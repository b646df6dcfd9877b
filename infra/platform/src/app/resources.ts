import { Injectable } from '@nestjs/common';

/** What is closed after everything else has finished its work, such as database connections. */
@Injectable()
export class Resources {
  private readonly closers: (() => unknown)[] = [];

  closeLast(close: () => unknown): void {
    this.closers.push(close);
  }

  async close(): Promise<void> {
    for (const close of this.closers.reverse()) await close();
  }
}
