const BATCH_SIZE = 100;

/** The items of a list that is read batch after batch, each of which begins after the last item of the one before. */
export async function* inBatches<Item, Place>(
  read: (after: Place | null, limit: number) => Promise<readonly Item[]>,
  placeOf: (item: Item) => Place,
  limit = BATCH_SIZE,
): AsyncGenerator<Item> {
  let after: Place | null = null;
  do {
    const batch = await read(after, limit);
    yield* batch;
    const last = batch.at(-1);
    after = last !== undefined && batch.length === limit ? placeOf(last) : null;
  } while (after !== null);
}
