import * as z from 'zod/mini';
import { isReadable, UNREADABLE_REFUSED } from './readable.js';

/** What ends a line or controls a terminal, and what orders the text around it from right to left (bidi controls). */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const ORDERING = /\p{Bidi_Control}/gu;

/** A text as one line, in the order in which it is read. */
export const plainLine = (text: string): string => text.replaceAll(CONTROLS, ' ').replaceAll(ORDERING, '');

/** A required text: the same sentence when it is missing, blank or not a string. */
export const requiredText = (sentence: string, max: number) => tidied(sentence, max, z.trim());

/** A required text of one line, such as a title: it is shown among the texts of others. */
export const requiredLine = (sentence: string, max: number) =>
  tidied(
    sentence,
    max,
    z.overwrite((text: string) => plainLine(text).trim()),
  );

const tidied = (sentence: string, max: number, tidy: ReturnType<typeof z.trim>) =>
  z
    .string({ error: sentence })
    .check(
      tidy,
      z.minLength(1, sentence),
      z.maxLength(max, `Please use at most ${max} characters`),
      z.refine(isReadable, UNREADABLE_REFUSED),
    );
