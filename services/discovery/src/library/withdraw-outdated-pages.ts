import { SECOND } from '@careward/contracts/kernel/limits';
import { Clock } from '@careward/platform/app/clock';
import { attemptEach, type PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { type ChangedSource, SourceRepository } from '../sources/source.repository.js';
import { outdated } from './crawled-page.domain.js';
import { CrawledPageRepository } from './crawled-page.repository.js';

/** Pages that are withdrawn at the same time. */
const CONCURRENCY = 20;

/**
 * Withdraws the pages of stopped sources, within a minute of the stop. In the service, which answered the stop: the
 * worker may be dead or busy.
 */
@Injectable()
export class WithdrawOutdatedPages implements PeriodicTask {
  readonly everyMs = 5 * SECOND;
  readonly copies = 'one';

  constructor(
    private readonly sources: SourceRepository,
    private readonly pages: CrawledPageRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    await attemptEach(await this.sources.withChangedStatus(), (source) => this.withdrawPagesOf(source));
  }

  private async withdrawPagesOf({ id: sourceId, version, approvedAt }: ChangedSource): Promise<void> {
    const ids = await this.pages.outdated(sourceId, approvedAt);
    try {
      await attemptEach(ids, (id) => this.withdraw(id, sourceId), CONCURRENCY);
    } finally {
      // Once for all of them, and also when there was none: a copy may have died before it counted.
      await this.pages.countPublication();
    }
    // Not when the status has changed again.
    await this.sources.settleStatus(sourceId, version);
    this.log.info('outdated pages withdrawn', { sourceId, pages: ids.length });
  }

  /**
   * The approval is read after the page, and approvals do not come back: so an approval that differs from the page's has
   * taken its place for good, and a page that a new crawl publishes meanwhile is not withdrawn.
   */
  private async withdraw(id: string, sourceId: string): Promise<void> {
    await this.pages.change(
      id,
      async (stored) => outdated(stored, await this.sources.approvedAt(sourceId)),
      this.clock.now(),
    );
  }
}
