import * as z from 'zod/mini';
import { isReadable, UNREADABLE_REFUSED } from './unreadable.js';

/** A required text: the same sentence when it is missing, blank or not a string. */
export const requiredText = (sentence: string, max: number) =>
  z
    .string({ error: sentence })
    .check(
      z.trim(),
      z.minLength(1, sentence),
      z.maxLength(max, `Please use at most ${max} characters`),
      z.refine(isReadable, UNREADABLE_REFUSED),
    );
