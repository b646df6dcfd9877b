import { createHash } from 'node:crypto';
import { SESSION } from '@careward/contracts/identity/limits';
import type { PushSubscription } from '@careward/contracts/notifications/schemas';
import { Database } from '@careward/platform/mongo/database';
import { upsert } from '@careward/platform/mongo/upsert';
import {
  type ExportedData,
  PersonalData,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';

/** A browser that shows notifications. `_id` is the hash of its address, so a browser is one session's at a time. */
type PushSubscriptionDocument = {
  _id: string;
  owner: string;
  /** The session that turned it on, and with which it ends; older ones have none. */
  sessionId?: string;
  subscription: Sealed<PushSubscription>;
  turnedOnAt: Date;
};

const pushSubscriptionSchema = new Schema<PushSubscriptionDocument>(
  { _id: String, owner: String, sessionId: String, subscription: String, turnedOnAt: Date },
  { versionKey: false },
);

const COLLECTION = 'push_subscriptions';
const sealContext = (record: string) => ({ collection: COLLECTION, field: 'subscription', record });
const idOf = ({ endpoint }: PushSubscription) => createHash('sha256').update(endpoint).digest('hex');

/** A device, whose it is and how it is reached. */
export type PushDevice = {
  id: string;
  sessionId: string | null;
  turnedOnAt: Date;
  subscription: PushSubscription;
};

@Injectable()
export class PushSubscriptionRepository {
  private readonly subscriptions: Model<PushSubscriptionDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.subscriptions = database.model<PushSubscriptionDocument>(
      COLLECTION,
      pushSubscriptionSchema,
      COLLECTION,
    );
  }

  /** Throws `account-erased` for an erased person. */
  async save(
    { owner, sessionId }: { owner: string; sessionId: string },
    subscription: PushSubscription,
    turnedOnAt: Date,
  ): Promise<void> {
    const _id = idOf(subscription);
    await this.personalData.write(owner, (owned) =>
      upsert(
        this.subscriptions,
        { _id },
        { $set: { owner, sessionId, subscription: owned.seal(sealContext(_id), subscription), turnedOnAt } },
      ),
    );
  }

  /** The one that was turned on last comes first. */
  async of(owner: string): Promise<PushDevice[]> {
    const found = await this.subscriptions
      .find({ owner })
      .sort({ turnedOnAt: -1 })
      .lean<PushSubscriptionDocument[]>();
    const owned = await this.vault.toRead(owner);
    return found.flatMap(({ _id, sessionId = null, turnedOnAt, subscription: sealed }) => {
      const subscription = owned.open<PushSubscription | null>(sealContext(_id), sealed, null);
      return subscription ? [{ id: _id, sessionId, turnedOnAt, subscription }] : [];
    });
  }

  /** What a person may download. */
  async export(owner: string): Promise<ExportedData> {
    const documents = await this.subscriptions.find({ owner }).lean<PushSubscriptionDocument[]>();
    const owned = await this.vault.toRead(owner);
    const pushDevices = documents.map(({ _id, turnedOnAt, subscription }) => ({
      turnedOnAt,
      subscription: owned.openOrMark(sealContext(_id), subscription),
    }));
    return { pushDevices };
  }

  /** Only while they are this person's, and of the session that they were read with. */
  async remove(owner: string, devices: readonly PushDevice[]): Promise<void> {
    if (devices.length === 0) return;
    const which = devices.map(({ id: _id, sessionId }) => ({ _id, sessionId }));
    await this.subscriptions.deleteMany({ owner, $or: which });
  }

  async removeOfSession(owner: string, sessionId: string): Promise<void> {
    await this.subscriptions.deleteMany({ owner, sessionId });
  }
}

export const pushSubscriptionStore: PersonalStore = {
  collection: COLLECTION,
  owner: 'owner',
  sealed: ['subscription'],
  export: PushSubscriptionRepository,
  erase: 'delete',
  // No session lives longer, so the one that turned it on has ended by then.
  retention: { since: 'turnedOnAt', keptMs: SESSION.caregiver.absolute },
};
