/** Where a document stands in a list that is ordered by a time, newest first, then by `_id`. */
export type Place = { at: Date; id: string };

/**
 * Keyset paging over a time field: a page begins after a place, not after a number of documents, so documents that come
 * or go meanwhile move nothing. The place also holds when its document is gone.
 */
export const keysetPage = (field: string) => ({
  sort: { [field]: -1, _id: -1 } as const,
  after: (place: Place | null) =>
    place && { $or: [{ [field]: { $lt: place.at } }, { [field]: place.at, _id: { $lt: place.id } }] },
});

export const writePlace = ({ at, id }: Place): string => `${at.toISOString()}_${id}`;

/** Null for a text that is no place. */
export function readPlace(text: string): Place | null {
  const [time = '', id] = text.split('_');
  const at = new Date(time);
  return id === undefined || Number.isNaN(at.getTime()) ? null : { at, id };
}
