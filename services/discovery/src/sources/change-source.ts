import { SOURCES_KEPT } from '@careward/contracts/discovery/limits';
import type { ContentSource, CreateSource as Fields } from '@careward/contracts/discovery/source';
import { ADDRESS_NOT_PUBLIC, URL_REQUIRED } from '@careward/contracts/discovery/source-fields';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { newId } from '@careward/platform/app/new-id';
import { invalidInput, notFound, ProblemError } from '@careward/platform/http/problem-error';
import { changeWithVersion } from '@careward/platform/mongo/change-with-version';
import { Inject, Injectable } from '@nestjs/common';
import type { DiscoveryConfig } from '../config.js';
import { addressRefusal } from '../fetching/web-address.js';
import { SourceStops } from '../redis-channels.js';
import { decided, type Decision, newSource } from './source.domain.js';
import { toContentSource } from './show-source.js';
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

/** In words for the field of the form. */
const badAddress = (refusal: 'private-address' | 'bad-host') =>
  invalidInput([
    { path: ['baseUrl'], message: refusal === 'private-address' ? ADDRESS_NOT_PUBLIC : URL_REQUIRED },
  ]);

const sourceExists = () =>
  new ProblemError({
    status: 409,
    code: 'source-exists',
    detail: 'There is a source with this base URL already. Please look for it in the list.',
  });

const tooManySources = () =>
  new ProblemError({
    status: 409,
    code: 'too-many-sources',
    detail: `There are ${SOURCES_KEPT} sources already, which is as many as we keep.`,
  });
