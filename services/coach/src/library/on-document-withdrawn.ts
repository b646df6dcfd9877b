import { documentWithdrawn } from '@careward/contracts/events/discovery';
import type { EventOf } from '@careward/contracts/events/event';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { LibraryRepository } from './library.repository.js';
import { LibraryWake } from './library-wake.js';

@Controller()
export class OnDocumentWithdrawn {
  constructor(
    private readonly library: LibraryRepository,
    private readonly wake: LibraryWake,
  ) {}

  @EventPattern<string>(documentWithdrawn.type)
  async handle(@Payload() { data }: EventOf<typeof documentWithdrawn>): Promise<void> {
    await this.library.withdraw(data.documentId, data.version);
    // Also after a redelivery: the process may have died between the document and the library's version.
    await this.library.raiseVersion();
    await this.wake.wakeAll();
  }
}
