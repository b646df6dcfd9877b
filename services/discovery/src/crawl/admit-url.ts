import { Injectable } from '@nestjs/common';
import { refusalOf } from '../urls/scope.domain.js';
import type { CrawlRun } from './crawl-run.js';
import type { Entry, Refused } from './frontier.domain.js';
import { RobotsOf } from '../robots/robots-of.js';

/** Whether a URL of an approved source may be asked for. */
@Injectable()
export class AdmitUrl {
  constructor(private readonly robotsOf: RobotsOf) {}

  /** Null: it may. */
  async execute(run: CrawlRun, { url, depth }: Entry): Promise<Refused | null> {
    const reason = refusalOf(url, depth, run.source);
    if (reason) return { reason, robotsLine: null };
    const robots = await this.robotsOf.of(url, run.signal);
    if (robots.state === 'unreachable') return { reason: 'robots-unreachable', robotsLine: null };
    const { allowed, line } = robots.decide(url);
    if (!allowed) return { reason: 'robots', robotsLine: line };
    if (!robots.aiInput.allowed) return { reason: 'no-ai-input', robotsLine: robots.aiInput.line };
    return null;
  }
}
