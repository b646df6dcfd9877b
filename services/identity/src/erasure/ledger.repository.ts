import { CONFIG } from '@careward/platform/app/environment';
import { privateKeyOf, signatureOf } from '@careward/platform/internal-calls/signature';
import { Database } from '@careward/platform/mongo/database';
import { isDuplicateKey } from '@careward/platform/mongo/migrations';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import type { IdentityConfig } from '../config.js';
import type { Receipt } from './receipt.domain.js';
import type { OpenTombstone } from './tombstone.domain.js';

/** One erasure, from its request to its signed end. Kept for good. */
export type LedgerEntry = {
  _id: string;
  owner: string;
  requestedAt: Date;
  acknowledgements?: Record<string, { at: Date; removed: Record<string, number> }>;
  completedAt?: Date;
  signature?: string;
};

/** What was erased, when and where, without saying whose it was. */
@Injectable()
export class LedgerRepository {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Enters an erasure; the same again changes nothing. */
  async enter({ _id: userId, erasedAt, erasure }: OpenTombstone): Promise<void> {
    await this.entries
      .updateOne(
        { _id: erasure.id },
        { $setOnInsert: { owner: this.pseudonymOf(userId), requestedAt: erasedAt } },
        { upsert: true },
      )
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  /** Notes what a service told, the first time it does; answers the entry as it stands then. */
  async acknowledge(
    erasureId: string,
    service: string,
    told: { at: Date; removed: Record<string, number> },
  ): Promise<LedgerEntry | null> {
    const field = `acknowledgements.${service}`;
    await this.entries.updateOne(
      { _id: erasureId, [field]: { $exists: false } },
      { $set: { [field]: told } },
    );
    return this.find(erasureId);
  }

  /** Closes the books on an erasure, signed. What was signed once stays as it is. */
  async complete(entry: LedgerEntry, now: Date): Promise<void> {
    const signature = signatureOf(receiptOf(entry, now), privateKeyOf(this.config.INTERNAL_SIGNING_KEY));
    await this.entries.updateOne(
      { _id: entry._id, completedAt: { $exists: false } },
      { $set: { completedAt: now, signature } },
    );
  }

  find(erasureId: string): Promise<LedgerEntry | null> {
    return this.entries.findOne({ _id: erasureId });
  }

  private pseudonymOf(userId: string): string {
    return createHmac('sha256', this.config.EMAIL_INDEX_KEY).update(`erased|${userId}`).digest('base64url');
  }

  private get entries() {
    return this.database.collection<LedgerEntry>('erasures');
  }
}

/** The receipt of an entry, as it is signed. */
export function receiptOf(
  { _id, owner, requestedAt, acknowledgements = {} }: LedgerEntry,
  completedAt: Date,
): Receipt {
  const told = Object.entries(acknowledgements).map(
    ([service, { at, removed }]) => [service, { at: at.toISOString(), removed }] as const,
  );
  return {
    erasureId: _id,
    owner,
    requestedAt: requestedAt.toISOString(),
    acknowledgements: Object.fromEntries(told),
    completedAt: completedAt.toISOString(),
  };
}
