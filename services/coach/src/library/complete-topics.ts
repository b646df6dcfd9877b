import { documentPassages } from '@careward/contracts/discovery/internal-calls';
import { MINUTE } from '@careward/contracts/kernel/limits';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { LibraryChangeNotifier, LibraryIndexCache } from './library-index-cache.js';
import { LibraryRepository } from './library.repository.js';

/**
 * Asks discovery once more for topics that stand here without their answered questions: while both services are deployed a
 * copy of either may know of none, and what it has stored or sent does not come again by itself.
 */
@Injectable()
export class CompleteTopics implements PeriodicTask {
  readonly everyMs = MINUTE / 2;
  readonly copies = 'one';

  constructor(
    private readonly index: LibraryIndexCache,
    private readonly services: ServiceClient,
    private readonly library: LibraryRepository,
    private readonly notifier: LibraryChangeNotifier,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    let completed = 0;
    for (const { documentId } of this.index.index.topicsWithoutAnswers) {
      const content = await this.services.ask(documentPassages, { params: { documentId } });
      // It was withdrawn meanwhile, and an event takes it out.
      if (!content) continue;
      // A copy that knows of none has answered, and would for the others too.
      if (content.answers === undefined) break;
      if (await this.library.complete(content)) completed++;
      else await this.library.keep(content);
    }
    if (completed === 0) return;
    await this.library.raiseVersion();
    await this.notifier.notifyAll();
    this.log.info('topics completed with their answered questions', { topics: completed });
  }
}
