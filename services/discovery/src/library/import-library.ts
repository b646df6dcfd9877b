import { Clock } from '@careward/platform/app/clock';
import { changeWithVersion } from '@careward/platform/mongo/change-with-version';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { contentOf, type DesiredState, importStep, type ImportStep } from './document.domain.js';
import { DocumentRepository, LibraryVersionRepository } from './document.repository.js';
import { LIBRARY_SEED, type LibrarySeed } from './library-seed.js';

/**
 * Brings the stored library to what the seed says, at every start: publishes what changed and withdraws what the seed no
 * longer has. Copies with different seeds may do so at the same time; the highest seed version wins.
 */
@Injectable()
export class ImportLibrary implements OnApplicationBootstrap {
  constructor(
    @Inject(LIBRARY_SEED) private readonly seed: LibrarySeed,
    private readonly documents: DocumentRepository,
    private readonly versions: LibraryVersionRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.execute();
  }

  async execute(): Promise<void> {
    const { version: seedVersion, topics } = this.seed;
    const newest = await this.versions.raiseSeedVersion(seedVersion);
    if (newest > seedVersion)
      return this.log.warn('care library left as it is: a newer seed was imported', { seedVersion, newest });
    const stored = await this.documents.states();
    const desired = new Map<string, DesiredState>([
      ...[...stored.keys()].map((id) => [id, { ...absent, seedVersion }] as const),
      ...topics.map(
        (topic, position) => [topic.id, { content: contentOf(topic), position, seedVersion }] as const,
      ),
    ]);
    const ids: Record<ImportStep, string[]> = { touch: [], publish: [], withdraw: [] };
    for (const [id, state] of desired) {
      // Usually the seed is imported already, so that no document has to be read again.
      if (!importStep(state, stored.get(id) ?? null)) continue;
      const step = await this.bringTo(id, state);
      if (step) ids[step].push(id);
    }
    await this.withdrawIfSuperseded(ids.publish.filter((id) => !stored.has(id)));
    // Also when nothing changed: a copy may have died between changing the documents and increasing the version.
    await this.versions.increaseVersion();
    const [published, withdrawn] = [ids.publish.length, ids.withdraw.length];
    this.log.info('care library imported', { seedVersion, topics: topics.length, published, withdrawn });
  }

  private bringTo(id: string, desired: DesiredState): Promise<ImportStep | null> {
    return changeWithVersion({
      read: () => this.documents.state(id),
      decide: (stored) => importStep(desired, stored),
      write: (step, stored) => this.documents.apply(step, { id, desired, stored, now: this.clock.now() }),
    });
  }

  /**
   * A newer seed that is imported at the same time may have listed the stored documents before these were added. It does
   * not know them, so they have to be withdrawn here.
   */
  private async withdrawIfSuperseded(added: readonly string[]): Promise<void> {
    const seedVersion = this.seed.version;
    if ((await this.versions.seedVersion()) === seedVersion) return;
    for (const id of added) await this.bringTo(id, { ...absent, seedVersion });
  }
}

const absent = { content: null, position: -1 };
