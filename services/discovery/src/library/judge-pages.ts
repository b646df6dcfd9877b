import { PAGE_TEXTS, pageScreening } from '@careward/contracts/coach/internal-calls';
import { SECOND } from '@careward/contracts/kernel/limits';
import { objectionsIn, sentencesAndPairs } from '@careward/content/text/words-of-others';
import { Clock } from '@careward/platform/app/clock';
import { ServiceClient, ServiceUnreachable } from '@careward/platform/internal-calls/service-client';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import type { PageContent } from './crawled-page.domain.js';
import { CrawledPageRepository } from './crawled-page.repository.js';
import { judged, versionOf } from './page-review.domain.js';

/** Pages that one run asks about, unless so many fail: the coach is away then, and a shutdown waits for the run. */
const BATCH_SIZE = 20;
const MOST_FAILURES = 3;
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
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    let failures = 0;
    for (const { _id } of await this.pages.waiting({ state: 'unjudged' }, BATCH_SIZE)) {
      if (failures === MOST_FAILURES) return;
      try {
        await this.judge(_id);
      } catch (error) {
        failures++;
        this.log.warn('page not judged', { documentId: _id, error });
      }
    }
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
