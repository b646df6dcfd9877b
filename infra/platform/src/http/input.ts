import { StandardSchemaValidationPipe } from '@nestjs/common';
import { invalidInput } from '../errors/refusal.js';

/** Nest's schema validation with our refusal: `@Body({ schema })` reads, drops unknown keys, or answers 400. */
export const inputPipe = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) => invalidInput(issues),
});
