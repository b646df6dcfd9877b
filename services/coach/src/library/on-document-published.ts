import { documentPublished } from '@careward/contracts/discovery/events';
import type { EventOf } from '@careward/contracts/kernel/event';
import { documentPassages } from '@careward/contracts/discovery/internal-calls';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { LibraryRepository } from './library.repository.js';
import { LibraryChangeNotifier } from './library-change-notifier.js';

@Controller()
export class OnDocumentPublished {
  constructor(
    private readonly services: ServiceClient,
    private readonly library: LibraryRepository,
    private readonly notifier: LibraryChangeNotifier,
  ) {}

  @EventPattern<string>(documentPublished.type)
  async handle(@Payload() { data }: EventOf<typeof documentPublished>): Promise<void> {
    const { documentId, version } = data;
    if (!(await this.library.has(documentId, version))) {
      const content = await this.services.ask(documentPassages, { params: { documentId } });
      if (content) await this.library.keep(content);
      // It was withdrawn since; that event may still be on its way.
      else await this.library.withdraw(documentId, version);
    }
    // Also after a redelivery: the process may have died between the document and its version.
    await this.library.raiseVersion();
    await this.notifier.notifyAll();
  }
}
