import type { ContentSource, SourceDetail } from '@careward/contracts/discovery/source';
import { personContact } from '@careward/contracts/identity/internal-calls';
import { notFound } from '@careward/platform/http/problem-error';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { CrawledPageRepository } from '../library/crawled-page.repository.js';
import type { ChangingList } from '../stream/discovery-streams.js';
import { approvedAt, type Source } from './source.domain.js';
import { SourceRepository } from './source.repository.js';

/** A source with its audit. The audit keeps ids only, so the names are asked for each time. */
@Injectable()
export class ShowSource {
  constructor(
    private readonly sources: SourceRepository,
    private readonly pages: CrawledPageRepository,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  async execute(id: string): Promise<SourceDetail> {
    const found = await this.sources.findWithAudit(id);
    if (!found) throw notFound('source');
    const { source, audit } = found;
    const since = approvedAt({ ...source, audit });
    const names = await this.namesOf(audit.map(({ by }) => by));
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

  private async namesOf(userIds: readonly string[]): Promise<Map<string, string | null>> {
    const each = [...new Set(userIds)].map(async (id) => [id, await this.nameOf(id)] as const);
    return new Map(await Promise.all(each));
  }

  /** Null when the account is gone, or identity does not answer: a name is no reason to hide the audit. */
  private async nameOf(userId: string): Promise<string | null> {
    try {
      return (await this.services.ask(personContact, { params: { userId } }))?.firstName ?? null;
    } catch (error) {
      this.log.warn('the name of an admin is not known', { error });
      return null;
    }
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
