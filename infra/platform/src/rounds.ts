/** Work that comes round again and again: one round at a time, waited for when the process ends. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();

  /** `failed` hears of a round that threw; the next one comes all the same. */
  constructor(
    private readonly everyMs: number,
    private readonly round: () => Promise<void>,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.underWay = this.underWay.then(this.round).catch(this.failed);
    }, this.everyMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }
}
