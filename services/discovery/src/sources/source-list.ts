import type { ContentSource } from '@careward/contracts/discovery/source';
import { Injectable } from '@nestjs/common';
import type { ChangingList } from '../stream/changing-list.js';
import { toContentSource } from './source.mapper.js';
import { SourceRepository } from './source.repository.js';

/** The list of sources as admins see it. */
@Injectable()
export class SourceList implements ChangingList<'sources'> {
  readonly key = 'sources';

  constructor(private readonly sources: SourceRepository) {}

  async all(): Promise<ContentSource[]> {
    return (await this.sources.all()).map(toContentSource);
  }

  async these(ids: readonly string[]): Promise<ContentSource[]> {
    return (await this.sources.these(ids)).map(toContentSource);
  }

  versions(): Promise<ReadonlyMap<string, number>> {
    return this.sources.versions();
  }
}
