import { careContext } from '@careward/contracts/care-profile/internal-calls';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Injectable } from '@nestjs/common';
import { CareContextRepository } from './care-context.repository.js';

/** Brings the projection up to at least a version of the care profile, by asking its owner. */
@Injectable()
export class RefreshCareContext {
  constructor(
    private readonly services: ServiceClient,
    private readonly contexts: CareContextRepository,
  ) {}

  async execute(userId: string, version: number): Promise<void> {
    if (await this.contexts.has(userId, version)) return;
    const context = await this.services.ask(careContext, { params: { userId } });
    if (context) await this.contexts.keep(userId, context);
  }
}
