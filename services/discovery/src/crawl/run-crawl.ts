import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { claimed, ended, outcomeOf, released } from '../jobs/job.domain.js';
import type { CrawlTask } from '../jobs/crawl-queue.js';
import { JobRepository } from '../jobs/job.repository.js';
import { AdmitUrl } from './admit-url.js';
import { ApprovalCheck } from './approval-check.js';
import { Interrupted, type CrawlRun } from './crawl-run.js';
import { CrawlWatch } from './crawl-watch.js';
import { FetchPage, type FetchedPage } from './fetch-page.js';
import { FrontierRepository } from './frontier.repository.js';
import { Frontier } from './frontier.js';
import { EndedVisits, type EndedVisit } from './ended-visits.js';
import type { Entry, Outcome } from './frontier.domain.js';
import { KeepPage, type Kept } from './keep-page.js';
import { approvedAt } from '../sources/source.domain.js';
import { SourceRepository } from '../sources/source.repository.js';
import { SeedFrontier } from './seed-frontier.js';
import { TakePage } from './take-page.js';
import { visitUrls } from './visit-urls.js';

/** A job that so many workers have begun and not ended is given up: something is wrong with it, or with us. */
const MAX_CLAIMS = 50;

type End = Parameters<typeof ended>[1];

@Injectable()
export class RunCrawl {
  constructor(
    private readonly jobs: JobRepository,
    private readonly sources: SourceRepository,
    private readonly stored: FrontierRepository,
    private readonly approval: ApprovalCheck,
    private readonly watch: CrawlWatch,
    private readonly seedFrontier: SeedFrontier,
    private readonly admitUrl: AdmitUrl,
    private readonly fetchPage: FetchPage,
    private readonly takePage: TakePage,
    private readonly pages: KeepPage,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Crawls until the job is done, or the run is interrupted; then another worker goes on where this one stopped. */
  async execute({ jobId, token: handedOut }: CrawlTask, shutdown: AbortSignal): Promise<void> {
    const job = await this.jobs.change(jobId, (found) => claimed(found, handedOut, this.clock.now()));
    if (!job) return;
    const claim = { jobId, token: job.token };
    const found = await this.sources.findWithAudit(job.sourceId);
    const since = found && approvedAt({ ...found.source, audit: found.audit });
    if (!since) {
      // Another worker may have kept pages after the stop, and died.
      await this.sources.markStatusChanged(job.sourceId);
      return this.end(claim, { status: 'stopped', reason: 'source-not-approved' });
    }
    if (job.token > MAX_CLAIMS) return this.end(claim, { status: 'failed', reason: 'internal' });
    const { source } = found;
    const frontier = await Frontier.open(claim, this.stored, () => this.clock.now());
    const keptBefore = await this.pages.keptUrls(source.id);
    const watch = this.watch.begin({ ...claim, source, frontier }, shutdown);
    const run: CrawlRun = {
      ...claim,
      source,
      approvedAt: since,
      keptBefore,
      frontier,
      ended: new EndedVisits((visits) => this.store(frontier, visits)),
      signal: watch.signal,
      deferred: new Set(),
      lacksSitemap: false,
    };
    try {
      await this.crawl(run);
      await this.watch.report(run);
      const outcome = outcomeOf(frontier.counts, frontier.leftOut);
      const metAll = outcome.status === 'completed' && outcome.reason === null && !run.lacksSitemap;
      if (metAll && keptBefore.size > 0) await this.dropUnmet(run);
      await this.end(claim, outcome);
    } catch (error) {
      await this.afterInterruption(run, run.signal.aborted ? run.signal.reason : error);
    } finally {
      await run.ended.discard();
      await watch.end();
      // What was kept after the stop goes like what was kept before it.
      if (!(await this.approval.holdsNow(run))) await this.sources.markStatusChanged(source.id);
      await this.pages.tellReaders();
    }
  }

  private async crawl(run: CrawlRun): Promise<void> {
    await this.seedFrontier.execute(run);
    const { frontier, signal } = run;
    await visitUrls<Entry, FetchedPage>(
      {
        hasNext: () => this.hasNext(run),
        next: () => this.next(run),
        isFinished: () => frontier.isFinished,
        fetch: async (entry) => {
          const fetched = await this.fetchPage.execute(run, entry);
          if ('body' in fetched) return { page: fetched, body: fetched.body };
          await this.settle(run, entry, fetched);
          return null;
        },
        take: async (entry, page) => {
          const { kept = null, ...outcome } = await this.takePage.execute(run, entry, page);
          await this.settle(run, entry, outcome, kept);
        },
      },
      signal,
    );
    await run.ended.flush();
    if (!frontier.isFinished) throw new Interrupted('shutdown');
  }

  private async hasNext({ frontier, ended }: CrawlRun): Promise<boolean> {
    if (await frontier.hasNext()) return true;
    // Perhaps these were the last ones.
    await ended.flush();
    return false;
  }

  private async next(run: CrawlRun): Promise<Entry | null> {
    for (;;) {
      const entry = await run.frontier.next();
      const refused = entry && (await this.admitUrl.execute(run, entry));
      if (!refused) return entry;
      // A site whose robots.txt cannot be had now may have it tomorrow: its pages stay.
      const state = refused.reason === 'robots-unreachable' ? 'failed' : 'refused';
      await this.settle(run, entry, { state, ...refused });
    }
  }

  private async settle(
    run: CrawlRun,
    entry: Entry,
    outcome: Outcome,
    kept: Kept | null = null,
  ): Promise<void> {
    // What may not be kept any more goes, whatever was kept of it before.
    if (outcome.state === 'refused' && run.keptBefore.has(entry.url))
      await this.pages.drop({ sourceId: run.source.id, url: entry.url });
    await run.ended.add({ entry, outcome, kept });
  }

  /** The pages first: a page that was kept twice is the same, one that was settled and not kept would be lost. */
  private async store(frontier: Frontier, visits: readonly EndedVisit[]): Promise<void> {
    await this.pages.keep(visits.flatMap(({ kept }) => kept ?? []));
    if (!(await frontier.settle(visits))) throw new Interrupted('job-not-ours');
  }

  /** What the site does not lead to any more leaves the library; what could not be had this time stays. */
  private dropUnmet({ source, jobId, frontier }: CrawlRun): Promise<void> {
    const crawl = { sourceId: source.id, jobId };
    return this.pages.dropUnmet(crawl, (url) => frontier.stateOf(url) === 'failed');
  }

  private async afterInterruption(run: CrawlRun, reason: unknown): Promise<void> {
    const by = reason instanceof Interrupted ? reason.by : null;
    if (by === 'source-not-approved') return this.end(run, { status: 'stopped', reason: by });
    if (by === 'job-not-ours') return;
    // Otherwise these visits are made again.
    await run.ended.flush().catch(() => undefined);
    // Another worker may go on at once.
    await this.jobs.change(run.jobId, (job) => released(job, run.token));
    if (by === null) throw reason;
  }

  private async end({ jobId, token }: Pick<CrawlRun, 'jobId' | 'token'>, end: End): Promise<void> {
    if (!(await this.jobs.change(jobId, (job) => ended(job, end, this.clock.now(), token)))) return;
    await this.stored.deleteVisited(jobId);
    this.log.info('crawl ended', { jobId, ...end });
  }
}
