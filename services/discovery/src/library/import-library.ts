import { Clock } from '@careward/platform/clock';
import { Log } from '@careward/platform/logging/log';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { contentOf, hashOf } from './library-document.js';
import { librarySeed } from './library-seed.js';
import type { SeedTopic } from './seed-topic.js';

/** Brings the stored library to what the seed says, at every start: only what changed is published anew. */
@Injectable()
export class ImportLibrary implements OnApplicationBootstrap {
  constructor(
    @Inject(librarySeed) private readonly seed: readonly SeedTopic[],
    private readonly documents: DocumentRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.execute();
  }

  async execute(): Promise<void> {
    const heads = await this.documents.heads();
    const now = this.clock.now();
    let published = 0;
    for (const [position, topic] of this.seed.entries()) {
      const content = contentOf(topic);
      const head = heads.get(topic.id);
      if (head?.hash !== hashOf(content)) {
        await this.documents.publish(content, position, head?.version ?? 0, now);
        published++;
      } else if (head.position !== position) await this.documents.move(topic.id, position);
    }
    this.log.info('care library imported', { topics: this.seed.length, published });
  }
}
