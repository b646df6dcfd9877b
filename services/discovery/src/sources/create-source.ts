import { SOURCES_KEPT } from '@careward/contracts/discovery/limits';
import type { ContentSource, CreateSource as Fields } from '@careward/contracts/discovery/source';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { newId } from '@careward/platform/app/new-id';
import { Inject, Injectable } from '@nestjs/common';
import type { DiscoveryConfig } from '../config.js';
import { addressRefusal } from '../fetching/address-refusal.js';
import { newSource } from './source.domain.js';
import { badAddress, sourceExists, tooManySources } from './source-problems.js';
import { toContentSource } from './source.mapper.js';
import { SourceRepository } from './source.repository.js';

@Injectable()
export class CreateSource {
  constructor(
    private readonly sources: SourceRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DiscoveryConfig,
  ) {}

  async execute(fields: Fields, by: string): Promise<ContentSource> {
    const refusal = addressRefusal(fields.baseUrl, this.config.CRAWL_ALLOW_HOSTS);
    if (refusal) throw badAddress(refusal);
    // Several at once may get past this by a few, which harms nothing.
    if ((await this.sources.count()) >= SOURCES_KEPT) throw tooManySources();
    const added = newSource(fields, { id: newId(), by, at: this.clock.now() });
    if (!(await this.sources.add(added))) throw sourceExists();
    return toContentSource(added.source);
  }
}
