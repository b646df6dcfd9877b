import type { STREAM } from '@careward/contracts/kernel/limits';
import type { Readable } from 'node:stream';

export type StreamLimits = { [Limit in keyof typeof STREAM]: number };

/** `credentials`: the hashes of those that it was opened with. */
type StreamCredentials = { credentials: readonly string[]; mayStayOpen: () => Promise<boolean> };

/** The streams that the gateway forwards at this moment. A stream that is closed here ends with an error at the client. */
export class ForwardedStreams {
  private readonly open = new Map<Readable, { credentials: readonly string[]; check: () => void }>();
  private closing = false;

  constructor(readonly limits: StreamLimits) {}

  /** Asks every `limits.sessionCheck` whether the stream may stay open. */
  add(stream: Readable, { credentials, mayStayOpen }: StreamCredentials): void {
    const ask = async () => {
      if (!(await mayStayOpen())) stream.destroy();
    };
    const check = () => void ask();
    const timer = setInterval(check, this.limits.sessionCheck);
    this.open.set(stream, { credentials, check });
    stream.once('close', () => {
      clearInterval(timer);
      this.open.delete(stream);
    });
    if (this.closing) stream.destroy();
  }

  /** Asks at once about the streams that were opened with this credential. */
  check(hash: string): void {
    for (const { credentials, check } of this.open.values()) if (credentials.includes(hash)) check();
  }

  /** On shutdown: clients open their streams again elsewhere. */
  closeAll(): void {
    this.closing = true;
    for (const stream of this.open.keys()) stream.destroy();
  }
}
