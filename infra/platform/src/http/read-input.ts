import { type ArgumentMetadata, type PipeTransform, StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
import { invalidInput, ProblemError, UNREADABLE } from './problem-error.js';

type Issues = { issues: readonly z.core.$ZodIssue[] };
type ReadResult<Output> = { data: Output; error?: undefined } | { data?: undefined; error: Issues };

/**
 * Reads what a caller sent. A schema can throw at it instead of refusing it: zod compares the `length` of whatever has
 * one, although it should be text. That is the caller's error, not ours.
 */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): ReadResult<z.infer<Schema>> {
  try {
    const { data, error } = schema.safeParse(input);
    return error ? { error } : { data };
  } catch {
    return { error: { issues: [{ code: 'custom', input, path: [], message: UNREADABLE }] } };
  }
}

/** The refusal of an input that a schema threw at. */
const refusalOf = (thrown: unknown): ProblemError =>
  thrown instanceof ProblemError ? thrown : invalidInput([{ message: UNREADABLE }]);

const validation = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) => invalidInput(issues),
});

/**
 * Nest's schema validation with our refusal: `@Body({ schema })` reads, drops unknown keys, or answers 400. A body
 * that is no object has none of the fields, and is told so in the fields' own sentences; where none is required it is
 * refused as a whole.
 */
export const inputPipe: PipeTransform = {
  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const isOther = metadata.type === 'body' && metadata.schema && !isObject(value);
    try {
      const input = await validation.transform(isOther ? {} : value, metadata);
      if (isOther && value !== undefined) throw invalidInput([{ message: UNREADABLE }]);
      return input;
    } catch (error) {
      throw refusalOf(error);
    }
  },
};

const isObject = (body: unknown) => typeof body === 'object' && body !== null && !Array.isArray(body);
