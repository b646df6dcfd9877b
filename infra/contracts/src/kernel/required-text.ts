import { z } from 'zod';
import { isReadable, UNREADABLE_REFUSED } from './unreadable.js';

/** A text that has to be there: the same sentence when it is missing, empty or not a text at all. */
export const requiredText = (sentence: string, max: number) =>
  z
    .string({ error: sentence })
    .trim()
    .min(1, sentence)
    .max(max, `Please use at most ${max} characters`)
    .refine(isReadable, UNREADABLE_REFUSED);
