export type Limits = {
  /** Milliseconds until something is heard, between two things heard, and in all. */
  firstToken: number;
  idle: number;
  total: number;
};

/** Ends a call whose host is silent for too long or talks for too long. Its timers stop with `end()`. */
export class Patience {
  private readonly lost = new AbortController();
  private readonly total: NodeJS.Timeout;
  private silence: NodeJS.Timeout;
  /** Aborted when the patience is lost, or by the caller. */
  readonly signal: AbortSignal;

  constructor(
    private readonly limits: Limits,
    caller: AbortSignal,
  ) {
    this.signal = AbortSignal.any([caller, this.lost.signal]);
    this.total = this.loseAfter(limits.total);
    this.silence = this.loseAfter(limits.firstToken);
  }

  get isLost(): boolean {
    return this.lost.signal.aborted;
  }

  heard(): void {
    clearTimeout(this.silence);
    this.silence = this.loseAfter(this.limits.idle);
  }

  end(): void {
    clearTimeout(this.total);
    clearTimeout(this.silence);
  }

  private loseAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.lost.abort(), ms);
  }
}
