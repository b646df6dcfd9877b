import { HOUR } from '@careward/contracts/kernel/duration';
import { UNSUBSCRIBE_LINKS_KEPT } from '@careward/contracts/notifications/limits';
import { Clock } from '@careward/platform/app/clock';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { UnsubscribeLinkRepository } from './unsubscribe-link.repository.js';

/** Deletes the links of mails that nobody opens any more. */
@Injectable()
export class UnsubscribeLinkSweeper implements PeriodicTask {
  readonly everyMs = HOUR;
  readonly copies = 'one';

  constructor(
    private readonly links: UnsubscribeLinkRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const links = await this.links.deleteOlderThan(
      new Date(this.clock.now().getTime() - UNSUBSCRIBE_LINKS_KEPT),
    );
    this.log.info('swept', { unsubscribeLinks: links });
  }
}
