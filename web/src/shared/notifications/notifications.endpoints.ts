import type { Language } from '@careward/contracts/kernel/languages';
import { NOTIFICATIONS_KEPT } from '@careward/contracts/notifications/limits';
import type { Notification, ReadAllNotifications } from '@careward/contracts/notifications/schemas';
import { api } from '../../base/api.js';
import { useLanguage } from '../../base/language/use-language.js';
import type { AppDispatch, AppState } from '../../base/store.js';

const PATH = '/api/notifications';

export const notificationsEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, in this language; null when nobody is signed in. */
    notifications: build.query<Notification[] | null, Language>({
      query: () => [PATH],
      merge: (known, loaded) => loaded && mergeNotifications(known ?? [], loaded),
    }),
    /** Shows at once, and goes back when it could not be saved. */
    readNotification: build.mutation<Notification, string>({
      query: (id) => ({ method: 'POST', path: [PATH, id, 'read'] }),
      onQueryStarted: (id, call) => showRead(({ id: each }) => each === id, call),
    }),
    readAllNotifications: build.mutation<Notification[], ReadAllNotifications>({
      query: (body) => ({ method: 'POST', path: [PATH, 'read-all'], body }),
      onQueryStarted: (_seen, call) => showRead(() => true, call),
    }),
  }),
});

type Call = { dispatch: AppDispatch; getState: () => unknown; queryFulfilled: Promise<unknown> };

async function showRead(
  isMeant: (notification: Notification) => boolean,
  { dispatch, getState, queryFulfilled }: Call,
): Promise<void> {
  const state = getState() as AppState;
  const marked = new Set(
    shownNotifications(state)?.flatMap((each) => (isMeant(each) && !each.read ? each.id : [])),
  );
  const show = (read: boolean) =>
    dispatch(
      notificationsEndpoints.util.updateQueryData('notifications', state.language, (list) => {
        // By their ids: others may have come before them meanwhile.
        for (const each of list ?? []) if (marked.has(each.id)) each.read = read;
      }),
    );
  show(true);
  try {
    await queryFulfilled;
  } catch {
    show(false);
    // One of them may have been read in another way meanwhile.
    const { initiate } = notificationsEndpoints.endpoints.notifications;
    void dispatch(initiate(state.language, { subscribe: false, forceRefetch: true }));
  }
}

/** undefined until it is loaded. */
const shownNotifications = (state: AppState) =>
  notificationsEndpoints.endpoints.notifications.select(state.language)(state).data ?? undefined;

/** Shows what the stream brought. The newest that nobody has seen yet; none as long as the list was not known. */
export const notificationsChanged =
  (changed: readonly Notification[]) =>
  (dispatch: AppDispatch, getState: () => AppState): Notification | undefined => {
    const state = getState();
    const known = shownNotifications(state);
    const value = mergeNotifications(known ?? [], changed);
    const { upsertQueryEntries } = notificationsEndpoints.util;
    dispatch(upsertQueryEntries([{ endpointName: 'notifications', arg: state.language, value }]));
    return changed.find(({ id, read }) => !read && known?.every((each) => each.id !== id));
  };

export const { useNotificationsQuery, useReadNotificationMutation, useReadAllNotificationsMutation } =
  notificationsEndpoints;

/** How many notifications are unread; 0 until that is known. */
export function useUnreadCount(isWanted = true): number {
  const { count } = useNotificationsQuery(useLanguage(), {
    skip: !isWanted,
    selectFromResult: ({ data }) => ({ count: data?.filter(({ read }) => !read).length ?? 0 }),
  });
  return count;
}

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
