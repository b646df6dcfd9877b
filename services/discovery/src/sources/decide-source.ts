import type { ContentSource } from '@careward/contracts/discovery/source';
import { Clock } from '@careward/platform/app/clock';
import { notFound } from '@careward/platform/http/problem-error';
import { changeWithVersion } from '@careward/platform/mongo/change-with-version';
import { Injectable } from '@nestjs/common';
import { decided, type Decision } from './source.domain.js';
import { sourceExists } from './source-problems.js';
import { toContentSource } from './source.mapper.js';
import { SourceRepository } from './source.repository.js';
import { SourceStops } from './source-stops.js';

/** Approves, rejects, stops or reopens a source. Of two admins who decide at once, the second one is refused. */
@Injectable()
export class DecideSource {
  constructor(
    private readonly sources: SourceRepository,
    private readonly stops: SourceStops,
    private readonly clock: Clock,
  ) {}

  async execute(id: string, decision: Omit<Decision, 'at'>): Promise<ContentSource> {
    const { source } = await changeWithVersion({
      read: () => this.sources.find(id),
      decide: (found) => {
        if (!found) throw notFound('source');
        return { before: found, ...decided(found, { ...decision, at: this.clock.now() }) };
      },
      write: async ({ before, ...change }) => {
        const outcome = await this.sources.changeStatus(before, change);
        if (outcome === 'taken') throw sourceExists();
        return outcome === 'changed';
      },
    });
    if (decision.action === 'stop') await this.stops.tell(id);
    return toContentSource(source);
  }
}
