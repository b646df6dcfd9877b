import { count, id } from './event-field.js';

/** What every event about an erasure carries. */
export const erasureIds = { erasureId: id(), userId: id() };

/** What every acknowledgement carries: `removed` counts all documents that went, further counts say from where. */
export const erasureCounts = { ...erasureIds, removed: count() };

export const erasureSample = {
  erasureId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d10',
  userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03',
};
