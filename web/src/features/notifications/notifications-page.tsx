import type { Notification } from '@careward/contracts/notifications/schemas';
import { Button, Skeleton } from 'antd';
import { BellOff } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import {
  useNotificationsQuery,
  useReadAllNotificationsMutation,
  useReadNotificationMutation,
  useUnreadCount,
} from '../../shared/notifications/notifications.endpoints.js';
import { useFailureToast } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { EmptyList } from '../../ui/empty-list.js';
import pageStyles from '../../ui/list-page.module.css';
import { LoadAlert } from '../../ui/load-alert.js';
import { PageHeader } from '../../ui/page-header.js';
import { AntTheme } from '../../ui/theme/ant-theme.js';
import { NotificationEntry } from './notification-entry.js';
import styles from './notifications.module.css';

const en = {
  title: 'Notifications',
  unread: (count: number) => (count === 0 ? 'Nothing unread' : `${count} unread`),
  markAllRead: 'Mark all read',
  empty: { title: 'No notifications', text: "You're all caught up!" },
  loading: 'Loading your notifications',
  notLoaded: 'Your notifications could not be loaded.',
  notSaved: { title: 'Not Saved', description: 'It could not be marked as read. Please try again.' },
};

const es = {
  title: 'Notificaciones',
  unread: (count: number) => (count === 0 ? 'Nada sin leer' : `${count} sin leer`),
  markAllRead: 'Marcar todo como leído',
  empty: { title: 'No hay notificaciones', text: '¡Está al día!' },
  loading: 'Cargando sus notificaciones',
  notLoaded: 'No se pudieron cargar sus notificaciones.',
  notSaved: { title: 'No se guardó', description: 'No se pudo marcar como leído. Vuelva a intentarlo.' },
} satisfies typeof en;

const words = { en, es };

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
    <AntTheme>
      <div className={pageStyles.page}>
        <PageHeader title={title} onBack={() => void navigate('/')} />
        {!list && isFetching && <NotificationsSkeleton />}
        {!list && isError && <LoadAlert onTryAgain={() => void refetch()}>{notLoaded}</LoadAlert>}
        {list?.length === 0 && <NoNotifications />}
        {list && list.length > 0 && (
          <>
            <UnreadLine count={unread} onMarkAll={() => markAllRead(list)} />
            <ul className={pageStyles.list}>
              {list.map((each) => (
                <NotificationEntry key={each.id} notification={each} onTapped={markRead} />
              ))}
            </ul>
          </>
        )}
      </div>
    </AntTheme>
  );
}

/** How many are unread, and the way to mark all of them. */
function UnreadLine({ count, onMarkAll }: { count: number; onMarkAll: () => void }) {
  const { unread, markAllRead } = useWords(words);
  const line = useRef<HTMLParagraphElement>(null);

  function markAll() {
    // The button goes with the last unread one.
    line.current?.focus();
    onMarkAll();
  }

  return (
    <div className={styles.unread}>
      <p ref={line} role="status" tabIndex={-1} className={pageStyles.count}>
        {unread(count)}
      </p>
      {count > 0 && <Button onClick={markAll}>{markAllRead}</Button>}
    </div>
  );
}

function NotificationsSkeleton() {
  const { loading } = useWords(words);
  return (
    <div role="status" aria-label={loading} className={pageStyles.list}>
      <Skeleton title={false} paragraph={{ rows: 3, width: '100%' }} className={styles.skeleton} />
    </div>
  );
}

function NoNotifications() {
  const { title, text } = useWords(words).empty;
  return <EmptyList icon={BellOff} title={title} text={text} />;
}

/** Marks notifications read, and says when that could not be saved. */
function useMarkRead() {
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
