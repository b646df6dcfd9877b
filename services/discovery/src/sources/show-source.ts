import type { ContentSource, SourceDetail } from '@careward/contracts/discovery/source';
import { notFound } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { CrawledPageRepository } from '../library/crawled-page.repository.js';
import type { ChangingList } from '../stream/discovery-streams.js';
import { AdminNames } from './admin-names.js';
import { approvedAt, type Source } from './source.domain.js';
import { SourceRepository } from './source.repository.js';

/** A source with its audit. The audit keeps ids only, so the names are asked for each time. */
@Injectable()
export class ShowSource {
  constructor(
    private readonly sources: SourceRepository,
    private readonly pages: CrawledPageRepository,
    private readonly admins: AdminNames,
  ) {}

  async execute(id: string): Promise<SourceDetail> {
    const found = await this.sources.findWithAudit(id);
    if (!found) throw notFound('source');
    const { source, audit } = found;
    const since = approvedAt({ ...source, audit });
    const names = await this.admins.namesOf(audit.map(({ by }) => by));
    return {
      ...toContentSource(source),
      documents: since ? await this.pages.countShown(id, since) : 0,
      audit: audit.map(({ at, by, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        by: { id: by, name: names.get(by) ?? null },
      })),
    };
  }
}

/** The list of sources as admins see it. */
@Injectable()
export class SourceList implements ChangingList<'sources'> {
  readonly key = 'sources';

  constructor(private readonly sources: SourceRepository) {}

  async all(): Promise<ContentSource[]> {
    return (await this.sources.all()).map(toContentSource);
  }

  async byIds(ids: readonly string[]): Promise<ContentSource[]> {
    return (await this.sources.byIds(ids)).map(toContentSource);
  }

  versions(): Promise<ReadonlyMap<string, number>> {
    return this.sources.versions();
  }
}

export const toContentSource = (source: Source): ContentSource => ({
  ...source,
  isActive: source.approvalStatus === 'approved',
  createdAt: source.createdAt.toISOString(),
  nextRunAt: source.nextRunAt?.toISOString() ?? null,
});
