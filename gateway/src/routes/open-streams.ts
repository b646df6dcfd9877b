import type { STREAM } from '@careward/contracts/kernel/limits';
import type { Readable } from 'node:stream';

export type StreamLimits = { [Limit in keyof typeof STREAM]: number };

/** The streams that the gateway forwards at this moment. A stream that is closed here ends with an error at the client. */
export class OpenStreams {
  private readonly open = new Set<Readable>();
  private closing = false;

  constructor(readonly limits: StreamLimits) {}

  /** Asks every `limits.sessionCheck` whether the stream may stay open. */
  add(stream: Readable, mayStayOpen: () => Promise<boolean>): void {
    const check = async () => {
      if (!(await mayStayOpen())) stream.destroy();
    };
    const timer = setInterval(() => void check(), this.limits.sessionCheck);
    this.open.add(stream);
    stream.once('close', () => {
      clearInterval(timer);
      this.open.delete(stream);
    });
    if (this.closing) stream.destroy();
  }

  /** On shutdown: clients open their streams again elsewhere. */
  closeAll(): void {
    this.closing = true;
    for (const stream of this.open) stream.destroy();
  }
}
