import { Schema } from 'mongoose';

/** What the stored library as a whole stands at; there is one such document. */
export type LibraryVersion = {
  _id: 'library';
  /** The highest version of the seed that any copy has brought. */
  seedVersion: number;
  /** Counts the imports; every copy of the service compares it with what it has read. */
  version?: number;
};

export const libraryVersionSchema = new Schema<LibraryVersion>(
  { _id: String, seedVersion: Number, version: Number },
  { versionKey: false },
);
