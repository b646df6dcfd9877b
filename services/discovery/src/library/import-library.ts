import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { importStep, type Head, type ImportStep, type Wanted } from './import-step.domain.js';
import { contentOf } from './library-document.domain.js';
import { librarySeed, type LibrarySeed } from './library-seed.js';
import { LibraryVersionRepository } from './library-version.repository.js';

/**
 * Brings the stored library to what the seed says, at every start: what changed is published anew, what the seed no
 * longer has is withdrawn. Copies of several versions may do so at the same time; the highest version wins.
 */
@Injectable()
export class ImportLibrary implements OnApplicationBootstrap {
  constructor(
    @Inject(librarySeed) private readonly seed: LibrarySeed,
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
    const newest = await this.versions.claim(seedVersion);
    if (newest > seedVersion)
      return this.log.warn('care library left as it is: a newer seed was imported', { seedVersion, newest });
    const heads = await this.documents.heads();
    const steps: Record<ImportStep, string[]> = { none: [], confirm: [], publish: [], withdraw: [] };
    for (const [id, wanted] of this.wanted(heads.keys()))
      steps[await this.settle(id, wanted, heads.get(id))].push(id);
    await this.takeBack(steps.publish.filter((id) => !heads.has(id)));
    // Also when nothing changed: a copy may have died between the documents and the version.
    await this.versions.raiseVersion();
    const [published, withdrawn] = [steps.publish.length, steps.withdraw.length];
    this.log.info('care library imported', { seedVersion, topics: topics.length, published, withdrawn });
  }

  /** What the seed says about each of its topics and each document that is stored. */
  private wanted(stored: Iterable<string>): Map<string, Wanted> {
    const topics = this.seed.topics.map(
      (topic, position) => [topic.id, this.bySeed({ content: contentOf(topic), position })] as const,
    );
    return new Map([...[...stored].map((id) => [id, this.bySeed(nothing)] as const), ...topics]);
  }

  private bySeed(said: Omit<Wanted, 'seedVersion'>): Wanted {
    return { ...said, seedVersion: this.seed.version };
  }

  /** Takes the step that is due for a document. Where another copy was faster, it looks again. */
  private async settle(id: string, wanted: Wanted, head: Head | undefined): Promise<ImportStep> {
    for (let seen = head; ; seen = await this.documents.head(id)) {
      const step = importStep(wanted, seen);
      if (step === 'none' || (await this.documents.take(step, { id, wanted, seen, now: this.clock.now() })))
        return step;
    }
  }

  /**
   * A newer seed that was imported meanwhile may have looked before these documents were there. It has not seen them,
   * so it cannot withdraw them.
   */
  private async takeBack(added: readonly string[]): Promise<void> {
    if ((await this.versions.seedVersion()) === this.seed.version) return;
    for (const id of added) await this.settle(id, this.bySeed(nothing), await this.documents.head(id));
  }
}

const nothing = { content: null, position: -1 };
