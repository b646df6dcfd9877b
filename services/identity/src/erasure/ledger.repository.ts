import { CONFIG } from '@careward/platform/app/environment';
import { privateKeyOf, signatureOf } from '@careward/platform/internal-calls/signature';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import type { IdentityConfig } from '../config.js';
import type { OpenTombstone } from './tombstone.domain.js';

/** What a service removed, counted by store. */
type Acknowledgement = { at: Date; removed: Record<string, number> };

/** One erasure, from its request to its signed end. Kept for good. */
export type LedgerEntry = {
  _id: string;
  /** A pseudonym that only the user's id and our key give again. */
  owner: string;
  requestedAt: Date;
  acknowledgements?: Record<string, Acknowledgement>;
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

  /** Adding the same erasure again changes nothing. */
  async add({ _id: userId, erasedAt, erasure }: OpenTombstone): Promise<void> {
    await insertOnce(this.entries, erasure.id, { owner: this.pseudonymOf(userId), requestedAt: erasedAt });
  }

  /** Keeps the first acknowledgement of each service; answers the entry as it is then. */
  async acknowledge(
    erasureId: string,
    service: string,
    acknowledgement: Acknowledgement,
  ): Promise<LedgerEntry | null> {
    const field = `acknowledgements.${service}`;
    await this.entries.updateOne(
      { _id: erasureId, [field]: { $exists: false } },
      { $set: { [field]: acknowledgement } },
    );
    return this.find(erasureId);
  }

  /** Signs the receipt; an entry that was completed before stays as it is. */
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

/** Proof that an account was erased, as it is signed. It names nobody. */
export function receiptOf(
  { _id, owner, requestedAt, acknowledgements = {} }: LedgerEntry,
  completedAt: Date,
) {
  const byService = Object.entries(acknowledgements).map(
    ([service, { at, removed }]) => [service, { at: at.toISOString(), removed }] as const,
  );
  return {
    erasureId: _id,
    owner,
    requestedAt: requestedAt.toISOString(),
    acknowledgements: Object.fromEntries(byService),
    completedAt: completedAt.toISOString(),
  };
}
