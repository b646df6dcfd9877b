import { NOTIFICATIONS_KEPT } from '@careward/contracts/notifications/limits';
import type { Notification } from '@careward/contracts/notifications/notification';

/**
 * The list with what is known of it from elsewhere, in whatever order answers and stream come: nothing that arrived is
 * lost, and what was read stays read.
 */
export function mergeNotifications(
  known: readonly Notification[],
  changed: readonly Notification[],
): Notification[] {
  const before = new Map(known.map((each) => [each.id, each]));
  const now = changed.map((each) => ({ ...each, read: each.read || before.get(each.id)?.read === true }));
  const changedIds = new Set(changed.map(({ id }) => id));
  return [...now, ...known.filter(({ id }) => !changedIds.has(id))]
    .sort((one, other) => other.timestamp.localeCompare(one.timestamp))
    .slice(0, NOTIFICATIONS_KEPT);
}
