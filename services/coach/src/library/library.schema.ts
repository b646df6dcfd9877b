import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { Schema } from 'mongoose';

/**
 * A document of the library; public text, so nothing in it is sealed. Content null: it was withdrawn, and its version
 * stays so that an older one that arrives late is not taken for news.
 */
export type StoredDocument = { _id: string; version: number; content: DocumentPassages | null };

export const storedDocumentSchema = new Schema<StoredDocument>(
  { _id: String, version: Number, content: Schema.Types.Mixed },
  { versionKey: false },
);

/**
 * The same without the content, in a collection of its own: it is read whole after every change, and a crawl changes
 * thousands of documents one by one.
 */
export type ListedDocument = { _id: string; version: number; isPublished: boolean };

export const listedDocumentSchema = new Schema<ListedDocument>(
  { _id: String, version: Number, isPublished: Boolean },
  { versionKey: false },
);

/** Counts every change of the documents; every copy of the service compares it with what it has read. */
export type LibraryVersion = { _id: 'library'; version: number };

export const libraryVersionSchema = new Schema<LibraryVersion>(
  { _id: String, version: Number },
  { versionKey: false },
);
