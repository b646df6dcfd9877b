import { PAGE_TEXTS, pageScreening } from '@careward/contracts/coach/internal-calls';
import { SECOND } from '@careward/contracts/kernel/limits';
import { objectionsIn, sentencesAndPairs } from '@careward/content/text/words-of-others';
import { Clock } from '@careward/platform/app/clock';
import { ServiceClient, ServiceUnreachable } from '@careward/platform/internal-calls/service-client';
import { attemptEach, type PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Injectable } from '@nestjs/common';
import type { PageContent } from './crawled-page.domain.js';
import { CrawledPageRepository } from './crawled-page.repository.js';
import { judged, versionOf } from './page-review.domain.js';

/** Pages that one run asks about; a shutdown waits for it. */
const BATCH_SIZE = 20;
/** Sentences and pairs of a page that are asked about. A longer page is never clean. */
const MOST_SPANS = 2_000;

/**
 * Looks for doubtful sentences in the pages that wait for a look and that were not found doubtful when they were read, with
 * the coach's learned screen. Apart from the crawl, which does not wait for it: until then a page is not clean.
 */
@Injectable()
export class JudgePages implements PeriodicTask {
  readonly everyMs = 5 * SECOND;
  readonly copies = 'one';

  constructor(
    private readonly pages: CrawledPageRepository,
    private readonly services: ServiceClient,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const pages = await this.pages.waiting({ state: 'unjudged' }, BATCH_SIZE);
    if (pages.length === 0) return;
    // While the coach is away, no page takes its deadline.
    await this.services.reach('coach');
    await attemptEach(pages, ({ _id }) => this.judge(_id));
  }

  private async judge(id: string): Promise<void> {
    const content = (await this.pages.find(id))?.content;
    if (!content) return;
    const verdict = { sha256: versionOf(content), doubts: await this.doubtsIn(content) };
    await this.pages.change(id, (stored) => judged(stored, verdict), this.clock.now());
  }

  /** By the rules once more, since those of the crawl may be older, and by the screen. */
  private async doubtsIn({ title, text, lang }: PageContent): Promise<string[]> {
    const whole = `${title}\n${text}`;
    const spans = sentencesAndPairs(whole, lang ?? 'en').map((span) => span.text);
    const doubts = [...objectionsIn(whole, lang ?? 'en')].map(({ sentence }) => sentence);
    doubts.push(...spans.slice(MOST_SPANS, MOST_SPANS + 1));
    for (let from = 0; from < Math.min(spans.length, MOST_SPANS); from += PAGE_TEXTS.most) {
      const some = spans.slice(from, from + PAGE_TEXTS.most);
      const texts = some.map((span) => span.slice(0, PAGE_TEXTS.length));
      const answer = await this.services.ask(pageScreening, { body: { texts } });
      // That nobody has looked must never read as nothing found.
      if (!answer) throw new ServiceUnreachable('the coach has not looked');
      doubts.push(...answer.doubtful.flatMap((at) => some[at] ?? []));
    }
    return [...new Set(doubts)];
  }
}
