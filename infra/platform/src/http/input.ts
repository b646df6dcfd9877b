import { StandardSchemaValidationPipe, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { invalidInput } from './problem-error.js';
import { refusalOf } from './read-input.js';

const validation = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) => invalidInput(issues),
});

/**
 * Nest's schema validation with our refusal: `@Body({ schema })` reads, drops unknown keys, or answers 400. A body
 * that is no object has none of the fields, and is told so in the fields' own sentences.
 */
export const inputPipe: PipeTransform = {
  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const input = metadata.type === 'body' && metadata.schema ? fieldsOf(value) : value;
    try {
      return await validation.transform(input, metadata);
    } catch (error) {
      throw refusalOf(error);
    }
  },
};

const fieldsOf = (body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
