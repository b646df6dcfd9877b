import { useLanguage } from '../../base/language/use-language.js';
import { useNotificationsQuery } from './notifications.endpoints.js';

/** How many notifications are unread; 0 until that is known. */
export function useUnreadCount(isWanted = true): number {
  const { count } = useNotificationsQuery(useLanguage(), {
    skip: !isWanted,
    selectFromResult: ({ data }) => ({ count: data?.filter(({ read }) => !read).length ?? 0 }),
  });
  return count;
}
