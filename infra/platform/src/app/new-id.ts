import { v7, validate } from 'uuid';

/** A fresh UUIDv7: unique, and sortable by the time it was drawn. */
export const newId = (): string => v7();

/** Whether a text may be an id, of whatever record. */
export const isId = (text: string): boolean => validate(text);
