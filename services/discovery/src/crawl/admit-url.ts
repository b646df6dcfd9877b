import { Injectable } from '@nestjs/common';
import { refusalOf } from '../urls/scope.domain.js';
import { Interrupted, type CrawlRun } from './crawl-run.js';
import type { Entry, Refused } from './frontier.domain.js';
import { SourceRepository } from '../sources/source.repository.js';
import { RobotsOf } from '../robots/robots-of.js';

/** Whether a URL may be asked for at this moment. */
@Injectable()
export class AdmitUrl {
  constructor(
    private readonly sources: SourceRepository,
    private readonly robotsOf: RobotsOf,
  ) {}

  /** Null: it may. Throws Interrupted when its source is not approved any more. */
  async execute(run: CrawlRun, { url, depth }: Entry): Promise<Refused | null> {
    await this.checkSource(run);
    const reason = refusalOf(url, depth, run.source);
    if (reason) return { reason, robotsLine: null };
    const robots = await this.robotsOf.of(url, run.signal);
    if (robots.state === 'unreachable') return { reason: 'robots-unreachable', robotsLine: null };
    const { allowed, line } = robots.decide(url);
    if (!allowed) return { reason: 'robots', robotsLine: line };
    if (!robots.aiInput.allowed) return { reason: 'no-ai-input', robotsLine: robots.aiInput.line };
    return null;
  }

  /** By the source's id, so that it can be asked before every request. */
  async checkSource({ source }: Pick<CrawlRun, 'source'>): Promise<void> {
    const { approved } = await this.sources.isApproved(source.id);
    if (!approved) throw new Interrupted('source-not-approved');
  }
}
