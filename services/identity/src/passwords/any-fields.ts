import { z } from 'zod';

/** A form that its use case validates, since it decides which of several reasons the person is told. */
export const anyFields = z.looseObject({});
