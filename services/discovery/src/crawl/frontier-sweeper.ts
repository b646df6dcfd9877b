import { FRONTIER_KEPT } from '@careward/contracts/discovery/limits';
import { Clock } from '@careward/platform/app/clock';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { FrontierRepository } from './frontier.repository.js';

/** Deletes the visited URLs of old crawls whose worker died, or was stopped, before it did so. */
@Injectable()
export class FrontierSweeper implements PeriodicTask {
  readonly everyMs = 60 * 60_000;
  readonly copies = 'one';

  constructor(
    private readonly frontier: FrontierRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - FRONTIER_KEPT);
    this.log.info('swept', { urls: await this.frontier.deleteOld(before) });
  }
}
