import type { Role } from '@careward/contracts/identity/schemas';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { randomUUID } from 'node:crypto';

type SignedIn = Extract<Principal, { kind: 'user' }>;

/** A signed-in user with a new id. */
export const aCaregiver = (more: Partial<SignedIn> = {}): SignedIn => ({
  kind: 'user',
  userId: randomUUID(),
  sessionId: randomUUID(),
  role: 'caregiver' satisfies Role,
  ...more,
});

export const nobody: Principal = { kind: 'anonymous' };

export const theService = (service: string): Principal => ({ kind: 'service', service });
