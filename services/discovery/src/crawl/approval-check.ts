import { Injectable } from '@nestjs/common';
import { SourceRepository } from '../sources/source.repository.js';
import type { CrawlRun } from './crawl-run.js';

/** How long an answer of the database holds. StopGuard, which ends the requests under way, looks as often. */
const HOLDS_MS = 250;

type Approval = Pick<CrawlRun, 'source' | 'approvedAt'>;

/** Whether the approval under which a run crawls still holds. */
@Injectable()
export class ApprovalCheck {
  private readonly answers = new Map<string, { askedAt: number; approvedAt: Promise<Date | null> }>();

  constructor(private readonly sources: SourceRepository) {}

  /** As the database said at most a moment ago. */
  async holds(approval: Approval): Promise<boolean> {
    const { id } = approval.source;
    const last = this.answers.get(id);
    if (last && performance.now() - last.askedAt < HOLDS_MS) return isSame(approval, await last.approvedAt);
    return this.holdsNow(approval);
  }

  async holdsNow(approval: Approval): Promise<boolean> {
    const { id } = approval.source;
    const approvedAt = this.sources.approvedAt(id);
    this.answers.set(id, { askedAt: performance.now(), approvedAt });
    return isSame(approval, await approvedAt);
  }
}

/** A source that is approved again is a source reviewed anew. */
const isSame = (run: Approval, approvedAt: Date | null): boolean =>
  run.approvedAt.getTime() === approvedAt?.getTime();
