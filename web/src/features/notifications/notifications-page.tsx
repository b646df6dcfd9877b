import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../base/language/use-language.js';
import { useNotificationsQuery, useUnreadCount } from '../../shared/notifications/notifications.endpoints.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { PageHeader } from '../../ui/page-header.js';
import { NoNotifications } from './components/no-notifications.js';
import { NotificationEntry } from './components/notification-entry.js';
import { NotificationsSkeleton } from './components/notifications-skeleton.js';
import { UnreadLine } from './components/unread-line.js';
import { useMarkRead } from './use-mark-read.js';
import { words } from './words.js';
import styles from './notifications-page.module.css';

export default function NotificationsPage() {
  const language = useLanguage();
  const { title, notLoaded } = words[language];
  const loaded = useNotificationsQuery(language);
  const { isError, isFetching, refetch } = loaded;
  // A list that was loaded once stays, also when loading it again fails.
  const list = loaded.data;
  const unread = useUnreadCount();
  const { markRead, markAllRead } = useMarkRead();
  const navigate = useNavigate();

  return (
    <div className={styles.page}>
      <PageHeader title={title} onBack={() => void navigate('/')} />
      {!list && isFetching && <NotificationsSkeleton />}
      {!list && isError && <LoadFailure onTryAgain={() => void refetch()}>{notLoaded}</LoadFailure>}
      {list?.length === 0 && <NoNotifications />}
      {list && list.length > 0 && (
        <>
          <UnreadLine count={unread} onMarkAll={() => markAllRead(list)} />
          <ul className={styles.list}>
            {list.map((each) => (
              <NotificationEntry key={each.id} notification={each} onTapped={markRead} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
