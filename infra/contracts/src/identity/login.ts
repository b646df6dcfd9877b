import { z } from 'zod';
import { currentPassword, email } from './fields.js';

/** POST /api/auth/login. spec.md 5, "Login". */
export const login = z.object({ email, password: currentPassword });
export type Login = z.infer<typeof login>;
