import type { Role } from '@careward/contracts/account/roles';
import type { Caller } from '@careward/platform/http/assertion';
import { randomUUID } from 'node:crypto';

type SignedIn = Extract<Caller, { kind: 'user' }>;

/** Somebody signed in, different from everyone else. */
export const aCaregiver = (more: Partial<SignedIn> = {}): SignedIn => ({
  kind: 'user',
  userId: randomUUID(),
  sessionId: randomUUID(),
  role: 'caregiver' satisfies Role,
  ...more,
});

export const aSuperAdmin = (): SignedIn => aCaregiver({ role: 'super_admin' });

export const nobody: Caller = { kind: 'anonymous' };

export const theService = (service: string): Caller => ({ kind: 'service', service });
