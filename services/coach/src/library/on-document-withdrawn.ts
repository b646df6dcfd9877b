import { documentWithdrawn } from '@careward/contracts/discovery/events';
import type { EventOf } from '@careward/contracts/kernel/event';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { LibraryRepository } from './library.repository.js';
import { LibraryChangeNotifier } from './library-change-notifier.js';

@Controller()
export class OnDocumentWithdrawn {
  constructor(
    private readonly library: LibraryRepository,
    private readonly notifier: LibraryChangeNotifier,
  ) {}

  @EventPattern<string>(documentWithdrawn.type)
  async handle(@Payload() { data }: EventOf<typeof documentWithdrawn>): Promise<void> {
    await this.library.withdraw(data.documentId, data.version);
    // Also after a redelivery: the process may have died between the document and the library's version.
    await this.library.raiseVersion();
    await this.notifier.notifyAll();
  }
}
