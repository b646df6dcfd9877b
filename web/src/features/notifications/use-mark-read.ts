import type { Notification } from '@careward/contracts/notifications/notification';
import { useWords } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import {
  useReadAllNotificationsMutation,
  useReadNotificationMutation,
} from '../../shared/notifications/notifications.endpoints.js';
import { useFailureToast } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { words } from './words.js';

/** Marks notifications read, and says when that could not be saved. */
export function useMarkRead() {
  const failure = useFailureToast(useWords(words).notSaved);
  const dispatch = useAppDispatch();
  const [readOne] = useReadNotificationMutation();
  const [readAll] = useReadAllNotificationsMutation();

  async function saved(call: Promise<{ error?: unknown }>) {
    const { error } = await call;
    if (error !== undefined) dispatch(showToast({ ...failure(error), destructive: true }));
  }

  return {
    markRead: ({ id, read }: Notification) => {
      if (!read) void saved(readOne(id));
    },
    /** Up to the newest in sight: what arrives meanwhile was not seen. */
    markAllRead: ([newest]: readonly Notification[]) => {
      if (newest) void saved(readAll({ newest: newest.id }));
    },
  };
}
