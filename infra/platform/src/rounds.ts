/** Work that comes round again and again: one round at a time, waited for when the process ends. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private begun = 0;

  /** `failed` hears of a round that threw; the next one comes all the same. */
  constructor(
    private readonly everyMs: number,
    private readonly round: () => Promise<void>,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** A round that takes longer than `everyMs` is not followed by those it held up. */
  start(): void {
    this.timer = setInterval(() => {
      if (this.begun === 0) this.startOne();
    }, this.everyMs).unref();
  }

  /** One more round, after those that have begun. */
  startOne(round = this.round): void {
    this.begun++;
    this.underWay = this.underWay
      .then(round)
      .catch(this.failed)
      .finally(() => this.begun--);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }
}
