import type { z } from 'zod';
import type { Service } from './service.js';

/** A question one service asks another while it works (design.md 3). Path parameters are written `:name`. */
export type InternalCall<Answer extends z.ZodType = z.ZodType> = {
  service: Service;
  method: 'GET' | 'POST';
  path: string;
  answer: Answer;
};

export const defineInternalCall = <Answer extends z.ZodType>(row: InternalCall<Answer>) => row;
