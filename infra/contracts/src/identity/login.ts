import { z } from 'zod';
import { LENGTH } from '../kernel/limits.js';
import { email } from './fields.js';

/** POST /api/auth/login. spec.md 5, "Login". */
export const login = z.object({
  email,
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(LENGTH.password, 'Invalid email or password'),
});
export type Login = z.infer<typeof login>;

/** spec.md 8, "Login". */
export const WRONG_LOGIN = 'Invalid email or password';
