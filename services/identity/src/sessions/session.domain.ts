import type { Role } from '@careward/contracts/identity/roles';
import type { ResolvedSession } from '@careward/contracts/identity/internal-calls';
import { SESSION } from '@careward/contracts/identity/limits';
import { createHash } from 'node:crypto';
import type { SessionDocument } from './session.schema.js';

/** How many random bytes a credential has. */
export const SECRET_BYTES = 32;

/** What a client may keep in storage; leak scanners know it by its prefix (design.md 4). */
export const bearerOf = (secret: Buffer): string => `cw_${secret.toString('base64url')}`;

export const cookieOf = (secret: Buffer): string => secret.toString('base64url');

/** All that is stored of a credential. */
export const hashOf = (credential: string): string =>
  createHash('sha256').update(credential).digest('base64url');

/** When a session ends if nobody uses it after `lastSeen`: after its idle time, or at its absolute limit. */
export function endOfSession(role: Role, startedAt: Date, lastSeen: Date): Date {
  const { idle, absolute } = SESSION[role];
  return new Date(Math.min(lastSeen.getTime() + idle, startedAt.getTime() + absolute));
}

/** The last change of an account's password; it ended every session that had started before, but one. */
export type PasswordChange = { changedAt: Date; keptSession?: string };

/** Whether a session should have ended when the password was changed. */
export const isOutlived = (
  { _id, startedAt }: Pick<SessionDocument, '_id' | 'startedAt'>,
  change: PasswordChange | null,
): boolean => change !== null && startedAt < change.changedAt && _id !== change.keptSession;

/** What one credential of a session resolves to. */
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
