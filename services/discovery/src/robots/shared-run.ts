/** Work that is done once for all who wait for it, and is aborted when nobody waits any more. */
export class SharedRun<Result> {
  private readonly ending = new AbortController();
  private readonly result: Promise<Result>;
  private waiting = 0;

  constructor(work: (signal: AbortSignal) => Promise<Result>) {
    this.result = work(this.ending.signal);
    // Those who wait hear of a failure; once nobody does, nobody has to.
    this.result.catch(() => undefined);
  }

  /** Nobody waits any more: it has a result, or it was aborted. */
  get isOver(): boolean {
    return this.ending.signal.aborted;
  }

  /** The result, unless the signal is aborted before it is there. */
  async wait(signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted();
    const leaving = Promise.withResolvers<never>();
    const leave = () => leaving.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    this.waiting += 1;
    try {
      return await Promise.race([this.result, leaving.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      this.waiting -= 1;
      if (this.waiting === 0) this.ending.abort();
    }
  }
}
