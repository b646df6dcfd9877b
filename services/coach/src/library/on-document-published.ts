import { documentPublished } from '@careward/contracts/events/discovery';
import type { EventOf } from '@careward/contracts/events/event';
import { documentPassages } from '@careward/contracts/internal/calls';
import { ServiceClient } from '@careward/platform/http/service-client';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { LibraryRepository } from './library.repository.js';
import { LibraryWake } from './library-wake.js';

@Controller()
export class OnDocumentPublished {
  constructor(
    private readonly services: ServiceClient,
    private readonly library: LibraryRepository,
    private readonly wake: LibraryWake,
  ) {}

  @EventPattern<string>(documentPublished.type)
  async handle(@Payload() { data }: EventOf<typeof documentPublished>): Promise<void> {
    const { documentId, version } = data;
    if (!(await this.library.has(documentId, version))) {
      const content = await this.services.ask(documentPassages, { documentId });
      if (content) await this.library.keep(content);
      // It was withdrawn since; that event may still be on its way.
      else await this.library.withdraw(documentId, version);
    }
    // Also after a redelivery: the process may have died between the document and its version.
    await this.library.raiseVersion();
    await this.wake.wakeAll();
  }
}
