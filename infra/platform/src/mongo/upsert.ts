import type { Model, mongo } from 'mongoose';

/** A Mongoose model, or a collection of the driver. */
export type Target<Document extends { _id: unknown }> =
  | Model<Document>
  | Pick<mongo.Collection<Document>, 'updateOne' | 'collectionName'>;

type Result = { matchedCount: number; upsertedCount: number };
type UpdateOne = (filter: object, update: object, options?: { upsert: boolean }) => PromiseLike<Result>;

/** One update of one document; true when a document matched the filter or, with `upsert`, was inserted. */
export async function update<Document extends { _id: unknown }>(
  target: Target<Document>,
  filter: mongo.Filter<Document>,
  change: mongo.UpdateFilter<Document>,
  options = { upsert: false },
): Promise<boolean> {
  const collection = target as { updateOne: UpdateOne };
  const { matchedCount, upsertedCount } = await collection.updateOne(filter, change, options);
  return matchedCount + upsertedCount > 0;
}

/**
 * Updates the document that matches the filter, or inserts one when there is none with its `_id` or unique key. False
 * when there is one that does not match, such as a newer version.
 */
export async function upsert<Document extends { _id: unknown }>(
  target: Target<Document>,
  filter: mongo.Filter<Document>,
  change: mongo.UpdateFilter<Document>,
): Promise<boolean> {
  try {
    return await update(target, filter, change, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Either the document does not match, or another process has just inserted it: now the filter alone decides.
    return update(target, filter, change);
  }
}

/** Inserts a document unless there is one with this `_id` or unique key. True for the one call that inserted it. */
export async function insertOnce<Document extends { _id: unknown }>(
  target: Target<Document>,
  _id: Document['_id'],
  fields: Omit<Document, '_id'>,
): Promise<boolean> {
  const collection = target as { updateOne: UpdateOne };
  try {
    const { upsertedCount } = await collection.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
    return upsertedCount > 0;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Inserts those documents of which there is none with their `_id` or unique key. Answers their ids. */
export async function insertAll<Document extends { _id: unknown }>(
  target: Pick<mongo.Collection<Document>, 'insertMany'>,
  documents: readonly Document[],
): Promise<Set<Document['_id']>> {
  const ids = new Set(documents.map(({ _id }) => _id));
  if (documents.length === 0) return ids;
  try {
    await target.insertMany(documents as mongo.OptionalUnlessRequiredId<Document>[], { ordered: false });
  } catch (error) {
    const { writeErrors = [] } = error as { writeErrors?: readonly { code: number; index: number }[] };
    if (writeErrors.length === 0 || !writeErrors.every(isDuplicateKey)) throw error;
    for (const { index } of writeErrors) ids.delete(documents[index]?._id);
  }
  return ids;
}

/** Another document has this `_id` or unique key. */
export const isDuplicateKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 11_000;
