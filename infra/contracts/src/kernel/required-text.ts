import { z } from 'zod';
import { isReadable, UNREADABLE_REFUSED } from './unreadable.js';

/** A required text: the same sentence when it is missing, blank or not a string. */
export const requiredText = (sentence: string, max: number) =>
  z
    .string({ error: sentence })
    .trim()
    .min(1, sentence)
    .max(max, `Please use at most ${max} characters`)
    .refine(isReadable, UNREADABLE_REFUSED);
