import type { ErasureContact } from '@careward/contracts/identity/internal-calls';
import { Clock } from '@careward/platform/app/clock';
import { notFound } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { dueSteps } from './tombstone.domain.js';
import { TombstonesRepository } from './tombstones.repository.js';

/** Where the last mail goes, as long as that may still be known. */
@Injectable()
export class ContactOfErasure {
  constructor(
    private readonly tombstones: TombstonesRepository,
    private readonly clock: Clock,
  ) {}

  async execute(erasureId: string): Promise<ErasureContact> {
    const tombstone = await this.tombstones.findByErasure(erasureId);
    const isKept = tombstone && !dueSteps(tombstone, this.clock.now()).forgetContact;
    const contact = isKept ? await this.tombstones.contactOf(tombstone.erasure) : null;
    if (!contact) throw notFound('address');
    return contact;
  }
}
