import { createHash } from 'node:crypto';
import type { Device, Role } from '@careward/contracts/identity/schemas';
import type { ResolvedSession } from '@careward/contracts/identity/internal-calls';
import { SESSION } from '@careward/contracts/identity/limits';

/** How many random bytes a credential has. */
export const SECRET_BYTES = 32;

/** What a client may keep in storage; leak scanners know it by its prefix (design.md 4). */
export const bearerOf = (secret: Buffer): string => `cw_${secret.toString('base64url')}`;

export const cookieOf = (secret: Buffer): string => secret.toString('base64url');

/** All that is stored of a credential. */
export const hashCredential = (credential: string): string =>
  createHash('sha256').update(credential).digest('base64url');

/** When a session ends if nobody uses it after `lastSeen`: after its idle time, or at its absolute limit. */
export function endOfSession(role: Role, startedAt: Date, lastSeen: Date): Date {
  const { idle, absolute } = SESSION[role];
  return new Date(Math.min(lastSeen.getTime() + idle, startedAt.getTime() + absolute));
}

/** The last change of an account's password; it ended every session that had started before, but one. */
type PasswordChange = { changedAt: Date; keptSession?: string };

/** Whether a session should have ended when the password was changed: a process may have died before it ended it. */
export const startedBeforePasswordChange = (
  { _id, startedAt }: { _id: string; startedAt: Date },
  change: PasswordChange | null,
): boolean => change !== null && startedAt < change.changedAt && _id !== change.keptSession;

/** What decides over the sessions of an account. */
export type AccountSecurity = { role: Role; passwordChange: PasswordChange | null };

/** Whether a session of an account is still one at this moment. */
export const isAlive = (
  session: { _id: string; startedAt: Date; lastSeenAt: Date; expiresAt: Date },
  { role, passwordChange }: AccountSecurity,
  now: Date,
): boolean =>
  session.expiresAt > now &&
  endOfSession(role, session.startedAt, session.lastSeenAt) > now &&
  !startedBeforePasswordChange(session, passwordChange);

/** What one credential of a session resolves to. */
export const resolvedAs = (
  { _id, userId, expiresAt }: { _id: string; userId: string; expiresAt: Date },
  { role, credential }: Pick<ResolvedSession, 'role' | 'credential'>,
): ResolvedSession => ({
  sessionId: _id,
  userId,
  role,
  credential,
  expiresAt: expiresAt.toISOString(),
});

/** The first that fits counts: most browsers also name those that they descend from. */
const browserMarks: [Device['browser'], RegExp][] = [
  ['edge', /\bEdg(A|iOS)?\//],
  ['opera', /\b(OPR|OPT|OPiOS)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['safari', /\bVersion\/.+\bSafari\//],
];
const systemMarks: [Device['system'], RegExp][] = [
  ['ipados', /\biPad\b/],
  ['ios', /\b(iPhone|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['chromeos', /\bCrOS\b/],
  ['macos', /\bMac OS X\b|\bMacintosh\b/],
  ['linux', /\bLinux\b|\bX11\b/],
];
/** Longer than any browser's; a stranger's text is not searched beyond it. */
const MAX_LENGTH = 512;

/** The kind of browser and system, read from a User-Agent header; what it says beyond that is not kept. */
export function deviceOf(userAgent = ''): Device {
  const text = userAgent.slice(0, MAX_LENGTH);
  const named = <Name>(marks: [Name, RegExp][]) => marks.find(([, mark]) => mark.test(text))?.[0];
  return { browser: named(browserMarks) ?? 'other', system: named(systemMarks) ?? 'other' };
}
