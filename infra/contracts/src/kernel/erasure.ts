import { count, id } from './event-field.js';

/** Fields of every event about an erasure. */
export const erasureIds = { erasureId: id(), userId: id() };

/** Fields of every acknowledgement: `removed` counts all deleted documents, further counts those of one kind. */
export const erasureCounts = { ...erasureIds, removed: count() };

export const erasureSample = {
  erasureId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d10',
  userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03',
};
