import { StandardSchemaValidationPipe, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { invalidInput } from './problem-error.js';

const validation = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) => invalidInput(issues),
});

/**
 * Nest's schema validation with our refusal: `@Body({ schema })` reads, drops unknown keys, or answers 400. A body
 * that is no object has none of the fields, and is told so in the fields' own sentences.
 */
export const inputPipe: PipeTransform = {
  transform: (value: unknown, metadata: ArgumentMetadata) =>
    validation.transform(metadata.type === 'body' && metadata.schema ? fieldsOf(value) : value, metadata),
};

const fieldsOf = (body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
