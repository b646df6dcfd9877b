import { loadEncoder } from '../src/encoder/sentence-encoder.js';

/** Loaded once for all that ask. */
export const encoder = await loadEncoder();
