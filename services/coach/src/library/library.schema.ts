import type { DocumentPassages } from '@careward/contracts/internal/calls';
import { Schema } from 'mongoose';

/** A published document; public text, so nothing in it is sealed. */
export type StoredDocument = { _id: string; version: number; content: DocumentPassages };

export const storedDocumentSchema = new Schema<StoredDocument>(
  { _id: String, version: Number, content: Schema.Types.Mixed },
  { versionKey: false },
);

/** Counts every change of the documents; every copy of the service compares it with what it has read. */
export type LibraryVersion = { _id: 'library'; version: number };

export const libraryVersionSchema = new Schema<LibraryVersion>(
  { _id: String, version: Number },
  { versionKey: false },
);
