import type {
  BeforeApplicationShutdown,
  FactoryProvider,
  OnApplicationBootstrap,
  OnApplicationShutdown,
  Type,
} from '@nestjs/common';
import { Log } from './logging/log.js';

/** Work that comes round again and again. */
export type Recurring = { readonly everyMs: number; round(): Promise<void> };

/** One round at a time, the first when the process starts; the last is waited for when it ends. */
export class Rounds implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private begun = 0;

  /** `failed` hears of a round that threw; the next one comes all the same. */
  constructor(
    private readonly work: Recurring,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** A round that takes longer than it should is not followed by those it held up. */
  onApplicationBootstrap(): void {
    this.startOne();
    this.timer = setInterval(() => {
      if (this.begun === 0) this.startOne();
    }, this.work.everyMs).unref();
  }

  /** One more round, after those that have begun. */
  startOne(round = () => this.work.round()): void {
    this.begun++;
    this.underWay = this.underWay
      .then(round)
      .catch(this.failed)
      .finally(() => this.begun--);
  }

  /** Ended while events are still handled and published: the last round may record some. */
  beforeApplicationShutdown(): Promise<void> {
    return this.onApplicationShutdown();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }
}

/** Does the rounds of a provider for as long as its service runs. */
export const roundsOf = (work: Type<Recurring>): FactoryProvider<Rounds> => ({
  provide: `rounds of ${work.name}`,
  inject: [work, Log],
  useFactory: (recurring: Recurring, log: Log) =>
    new Rounds(recurring, (error) => log.warn('round failed', { of: work.name, error })),
});
