import type { PushSubscription } from '@careward/contracts/notifications/push';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Schema } from 'mongoose';

/** A browser that shows notifications. `_id` is the hash of its address, so a browser is one person's at a time. */
export type PushSubscriptionDocument = {
  _id: string;
  owner: string;
  subscription: Sealed<PushSubscription>;
  turnedOnAt: Date;
};

export const pushSubscriptionSchema = new Schema<PushSubscriptionDocument>(
  { _id: String, owner: String, subscription: String, turnedOnAt: Date },
  { versionKey: false },
);
