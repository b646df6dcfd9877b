import type { Bookmarks } from '@careward/contracts/care-profile/bookmarks';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Schema } from 'mongoose';

/** One document per caregiver; `_id` is the user's id. Sealed, since the topics tell of somebody's health. */
export type BookmarksDocument = { _id: string; version: number; topics: Sealed<Bookmarks> };

export const bookmarksSchema = new Schema<BookmarksDocument>(
  { _id: String, version: Number, topics: String },
  { versionKey: false },
);
