import type { Role } from '@careward/contracts/account/roles';
import { SESSION } from '@careward/contracts/limits';

/** When a session ends if nobody uses it after `lastSeen`: idle too long, or simply too old. */
export function endOfSession(role: Role, startedAt: Date, lastSeen: Date): Date {
  const { idle, absolute } = SESSION[role];
  return new Date(Math.min(lastSeen.getTime() + idle, startedAt.getTime() + absolute));
}
