import type { CareContext } from '@careward/contracts/care-profile/internal-calls';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Schema } from 'mongoose';

/** Whom a caregiver cares for, as care-profile last told; `_id` is the user's id. */
export type CareContextDocument = { _id: string; version: number; context: Sealed<CareContext | null> };

export const careContextSchema = new Schema<CareContextDocument>(
  { _id: String, version: Number, context: String },
  { versionKey: false },
);
