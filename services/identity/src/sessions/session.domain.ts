import type { Role } from '@careward/contracts/identity/roles';
import type { ResolvedSession } from '@careward/contracts/identity/internal-calls';
import { SESSION } from '@careward/contracts/identity/limits';
import type { SessionDocument } from './session.schema.js';

/** When a session ends if nobody uses it after `lastSeen`: idle too long, or simply too old. */
export function endOfSession(role: Role, startedAt: Date, lastSeen: Date): Date {
  const { idle, absolute } = SESSION[role];
  return new Date(Math.min(lastSeen.getTime() + idle, startedAt.getTime() + absolute));
}

/** What one of its credentials stands for. */
export const resolvedAs = (
  { _id, userId, expiresAt }: Pick<SessionDocument, '_id' | 'userId' | 'expiresAt'>,
  { role, credential }: Pick<ResolvedSession, 'role' | 'credential'>,
): ResolvedSession => ({
  sessionId: _id,
  userId,
  role,
  credential,
  expiresAt: expiresAt.toISOString(),
});
