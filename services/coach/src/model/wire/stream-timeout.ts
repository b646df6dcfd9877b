export type Limits = {
  /** Milliseconds until the first chunk, between two chunks, and in all. */
  firstToken: number;
  idle: number;
  total: number;
};

/** Ends a call whose host is silent for too long or talks for too long. Its timers stop with `end()`. */
export class StreamTimeout {
  private readonly timedOut = new AbortController();
  private readonly total: NodeJS.Timeout;
  private silence: NodeJS.Timeout;
  /** Aborted on a timeout, or by the caller. */
  readonly signal: AbortSignal;

  constructor(
    private readonly limits: Limits,
    caller: AbortSignal,
  ) {
    this.signal = AbortSignal.any([caller, this.timedOut.signal]);
    this.total = this.abortAfter(limits.total);
    this.silence = this.abortAfter(limits.firstToken);
  }

  get isTimedOut(): boolean {
    return this.timedOut.signal.aborted;
  }

  onChunk(): void {
    clearTimeout(this.silence);
    this.silence = this.abortAfter(this.limits.idle);
  }

  end(): void {
    clearTimeout(this.total);
    clearTimeout(this.silence);
  }

  private abortAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.timedOut.abort(), ms);
  }
}
