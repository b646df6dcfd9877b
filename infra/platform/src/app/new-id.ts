import { v7 } from 'uuid';

/** A fresh UUIDv7: unique, and sortable by the time it was drawn. */
export const newId = (): string => v7();
