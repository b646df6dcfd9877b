/** Where a document stands in a list that is ordered by a time, newest first, then by `_id`. */
export type Cursor = { at: Date; id: string };

/**
 * Keyset paging over a time field: a page begins after a document, not after a number of documents, so documents that come
 * or go meanwhile move nothing. A cursor also holds when its document is gone.
 */
export const keysetPage = (field: string) => ({
  sort: { [field]: -1, _id: -1 } as const,
  after: (cursor: Cursor | null) =>
    cursor && { $or: [{ [field]: { $lt: cursor.at } }, { [field]: cursor.at, _id: { $lt: cursor.id } }] },
});

export const writeCursor = ({ at, id }: Cursor): string => `${at.toISOString()}_${id}`;

/** Null for a text that is no cursor. */
export function readCursor(text: string): Cursor | null {
  const [time = '', id] = text.split('_');
  const at = new Date(time);
  return id === undefined || Number.isNaN(at.getTime()) ? null : { at, id };
}

const BATCH_SIZE = 100;

/** The items of a list that is read batch after batch, each of which begins after the last item of the one before. */
export async function* inBatches<Item, After>(
  read: (after: After | null, limit: number) => Promise<readonly Item[]>,
  afterItem: (item: Item) => After,
  limit = BATCH_SIZE,
): AsyncGenerator<Item> {
  let after: After | null = null;
  do {
    const batch = await read(after, limit);
    yield* batch;
    const last = batch.at(-1);
    after = last !== undefined && batch.length === limit ? afterItem(last) : null;
  } while (after !== null);
}
