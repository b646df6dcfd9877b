import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import type { CrawlTask } from '../jobs/request-crawl.js';
import { claimed, ended, outcomeOf, released } from '../jobs/job.domain.js';
import { JobRepository } from '../jobs/job.repository.js';
import { PageStore, type PageToKeep } from '../library/page-store.js';
import { RobotsCache } from '../robots/robots-cache.js';
import { approvedAt } from '../sources/source.domain.js';
import { SourceRepository } from '../sources/source.repository.js';
import { refusalOf } from '../urls/scope.domain.js';
import { ApprovalCheck } from './stop-guard.js';
import { type CrawlRun, type EndedVisit, CrawlInterruption, VisitBatch } from './crawl-run.js';
import { CrawlWatch } from './crawl-watch.js';
import { type FetchedPage, FetchPage, type Visit } from './fetch-page.js';
import type { Entry, Outcome, RefusalCause } from './frontier.domain.js';
import { Frontier } from './frontier.js';
import { FrontierRepository } from './frontier.repository.js';
import { SeedFrontier } from './fill-frontier.js';
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
    private readonly robots: RobotsCache,
    private readonly fetchPage: FetchPage,
    private readonly takePage: TakePage,
    private readonly pages: PageStore,
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
      batch: new VisitBatch((visits) => this.store(frontier, visits)),
      signal: watch.signal,
      deferred: new Set(),
      lacksSitemap: false,
    };
    try {
      await this.crawl(run);
      await this.watch.report(run);
      const outcome = outcomeOf(frontier.counts, frontier.leftOut);
      const metAll = outcome.status === 'completed' && outcome.reason === null && !run.lacksSitemap;
      if (metAll && keptBefore.size > 0) await this.removePagesNotSeen(run);
      await this.end(claim, outcome);
    } catch (error) {
      await this.afterInterruption(run, run.signal.aborted ? run.signal.reason : error);
    } finally {
      await run.batch.discard();
      await watch.end();
      // What was kept after the stop goes like what was kept before it.
      if (!(await this.approval.holdsNow(run))) await this.sources.markStatusChanged(source.id);
      await this.pages.bumpIndexVersion();
    }
  }

  private async crawl(run: CrawlRun): Promise<void> {
    await this.seedFrontier.execute(run);
    const { frontier, signal } = run;
    await visitUrls<Entry, Visit, FetchedPage>(
      {
        next: () => this.next(run),
        isFinished: () => frontier.isFinished,
        admit: (entry) => this.admit(run, entry),
        waitForTurn: (visit) => this.fetchPage.waitForTurn(run, visit),
        fetch: async (visit) => {
          const fetched = await this.fetchPage.execute(run, visit);
          if ('body' in fetched) return { page: fetched, body: fetched.body };
          await this.settle(run, visit.entry, fetched);
          return null;
        },
        take: async ({ entry }, page) => {
          const { kept = null, ...outcome } = await this.takePage.execute(run, entry, page);
          await this.settle(run, entry, outcome, kept);
        },
      },
      signal,
    );
    await run.batch.flush();
    if (!frontier.isFinished) throw new CrawlInterruption('shutdown');
  }

  private async next({ frontier, batch }: CrawlRun): Promise<Entry | null> {
    const entry = await frontier.next();
    // Perhaps these were the last ones.
    if (!entry) await batch.flush();
    return entry;
  }

  /** Null where the URL may not be asked for. */
  private async admit(run: CrawlRun, entry: Entry): Promise<Visit | null> {
    const refused = await this.refusalOf(run, entry);
    if (!refused) return this.fetchPage.prepare(run, entry);
    // A site whose robots.txt cannot be had now may have it tomorrow: its pages stay.
    const state = refused.reason === 'robots-unreachable' ? 'failed' : 'refused';
    await this.settle(run, entry, { state, ...refused });
    return null;
  }

  /** Null where the URL may be asked for. */
  private async refusalOf({ source, signal }: CrawlRun, { url, depth }: Entry): Promise<RefusalCause | null> {
    const reason = refusalOf(url, depth, source);
    if (reason) return { reason, robotsLine: null };
    const robots = await this.robots.get(url, signal);
    if (robots.state === 'unreachable') return { reason: 'robots-unreachable', robotsLine: null };
    const { allowed, line } = robots.decide(url);
    if (!allowed) return { reason: 'robots', robotsLine: line };
    if (!robots.aiInput.allowed) return { reason: 'no-ai-input', robotsLine: robots.aiInput.line };
    return null;
  }

  private async settle(
    run: CrawlRun,
    entry: Entry,
    outcome: Outcome,
    kept: PageToKeep | null = null,
  ): Promise<void> {
    // What may not be kept any more goes, whatever was kept of it before.
    if (outcome.state === 'refused' && run.keptBefore.has(entry.url))
      await this.pages.drop({ sourceId: run.source.id, url: entry.url });
    await run.batch.add({ entry, outcome, kept });
  }

  /** The pages first: a page that was kept twice is the same, one that was settled and not kept would be lost. */
  private async store(frontier: Frontier, visits: readonly EndedVisit[]): Promise<void> {
    await this.pages.keep(visits.flatMap(({ kept }) => kept ?? []));
    if (!(await frontier.settle(visits))) throw new CrawlInterruption('job-not-ours');
  }

  /** What the site does not lead to any more leaves the library; what could not be had this time stays. */
  private removePagesNotSeen({ source, jobId, frontier }: CrawlRun): Promise<void> {
    const crawl = { sourceId: source.id, jobId };
    return this.pages.removePagesNotSeen(crawl, (url) => frontier.stateOf(url) === 'failed');
  }

  private async afterInterruption(run: CrawlRun, reason: unknown): Promise<void> {
    const by = reason instanceof CrawlInterruption ? reason.by : null;
    if (by === 'source-not-approved') return this.end(run, { status: 'stopped', reason: by });
    if (by === 'job-not-ours') return;
    // Otherwise these visits are made again.
    await run.batch.flush().catch(() => undefined);
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
