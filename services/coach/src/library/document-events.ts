import { documentPublished, documentWithdrawn } from '@careward/contracts/discovery/events';
import { documentPassages } from '@careward/contracts/discovery/internal-calls';
import type { EventOf } from '@careward/contracts/kernel/event';
import { MINUTE } from '@careward/contracts/kernel/limits';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Controller, Injectable } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { LibraryChangeNotifier, LibraryIndexCache } from './library-index-cache.js';
import { LibraryRepository } from './library.repository.js';

@Controller()
export class DocumentEvents {
  constructor(
    private readonly services: ServiceClient,
    private readonly library: LibraryRepository,
    private readonly notifier: LibraryChangeNotifier,
  ) {}

  @EventPattern<string>(documentPublished.type)
  async published(@Payload() { data }: EventOf<typeof documentPublished>): Promise<void> {
    const { documentId, version } = data;
    if (!(await this.library.has(documentId, version))) {
      const content = await this.services.ask(documentPassages, { params: { documentId } });
      if (content) await this.library.keep(content);
      // It was withdrawn since; that event may still be on its way.
      else await this.library.withdraw(documentId, version);
    }
    await this.tellAllCopies();
  }

  @EventPattern<string>(documentWithdrawn.type)
  async withdrawn(@Payload() { data }: EventOf<typeof documentWithdrawn>): Promise<void> {
    await this.library.withdraw(data.documentId, data.version);
    await this.tellAllCopies();
  }

  /** Also after a redelivery: the process may have died between the change of the document and this. */
  private async tellAllCopies(): Promise<void> {
    await this.library.raiseVersion();
    await this.notifier.notifyAll();
  }
}

/**
 * Asks discovery once more for topics that are stored here without their answered questions. That happens while a version
 * is deployed that is the first to know answered questions: an older copy of either service stores or sends none, and
 * nothing sends the topic again.
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
