import { documentPublished, documentWithdrawn } from '@careward/contracts/discovery/events';
import { documentPassages } from '@careward/contracts/discovery/internal-calls';
import type { EventOf } from '@careward/contracts/kernel/event';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { LibraryChangeNotifier } from './library-index-cache.js';
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
