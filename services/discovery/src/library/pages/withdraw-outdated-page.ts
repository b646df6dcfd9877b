import { Clock } from '@careward/platform/app/clock';
import { Injectable } from '@nestjs/common';
import { SourceRepository } from '../../sources/source.repository.js';
import { outdated } from './crawled-page.domain.js';
import { CrawledPageRepository } from './crawled-page.repository.js';

/** Withdraws a page if the approval under which it was published does not hold any more. */
@Injectable()
export class WithdrawOutdatedPage {
  constructor(
    private readonly pages: CrawledPageRepository,
    private readonly sources: SourceRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The approval is read after the page, and approvals do not come back: so an approval that differs from the page's has
   * taken its place for good, and a page that a new crawl publishes meanwhile is not withdrawn.
   */
  async execute({ id, sourceId }: { id: string; sourceId: string }): Promise<void> {
    await this.pages.change(
      id,
      async (stored) => outdated(stored, await this.sources.approvedAt(sourceId)),
      this.clock.now(),
    );
  }
}
