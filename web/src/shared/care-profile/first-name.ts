import { UNREADABLE } from '@careward/contracts/kernel/readable';

/** The name to show; undefined when it is blank or could not be decrypted. */
export function readableName(name: string | null | undefined): string | undefined {
  const trimmed = name?.trim();
  return trimmed && trimmed !== UNREADABLE ? trimmed : undefined;
}

/** The first word of the user's first name, else of the profile's name (spec.md 2, "Home"). */
export function firstName(
  user: { firstName?: string | null } | null | undefined,
  profile: { name?: string | null } | null | undefined,
): string | undefined {
  const name = user?.firstName?.trim() ? user.firstName : profile?.name;
  return readableName(name)?.split(/\s+/)[0];
}
