import type { Notification, PushSubscription } from '@careward/contracts/notifications/schemas';
import { useEffect, useState } from 'react';
import { useStream } from '../../base/http/event-stream.js';
import { useLanguage } from '../../base/language/use-language.js';
import { isMarkedLoggedOut } from '../../base/session/session-storage.js';
import { useSession } from '../../base/session/session-provider.js';
import { useAppDispatch } from '../../base/store.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { keepPushOwner, pushToRenew, unsubscribeFromPush } from './push-device.js';
import { useTurnOnPushMutation } from './push.endpoints.js';
import { notificationsChanged, notificationsEndpoints } from './notifications.endpoints.js';
import { words } from './unread-badge.js';

/** Keeps the notifications up to date while somebody is signed in and the page is in sight; says what arrives. */
export default function LiveNotifications() {
  const language = useLanguage();
  const userId = useSession().user?.id;
  const dispatch = useAppDispatch();
  const [arrived, setArrived] = useState('');

  useStream<Notification[]>({
    path: '/api/notifications/stream',
    of: userId,
    onChanged: (changed) => {
      const newest = dispatch(notificationsChanged(changed));
      if (newest) setArrived(words[language].arrived(newest.title));
    },
    onFailure: () => {
      const { notifications } = notificationsEndpoints.endpoints;
      void dispatch(notifications.initiate(language, { subscribe: false, forceRefetch: true }));
    },
  });

  // The session that turned them on has ended, and with it what this browser is sent.
  const [turnOnPush] = useTurnOnPushMutation();
  useEffect(() => {
    if (!userId) return;
    void pushToRenew(userId).then(async (subscription) => {
      if (!subscription) return;
      const { error } = await turnOnPush(subscription as PushSubscription);
      if (!error) keepPushOwner(userId);
    });
  }, [userId, turnOnPush]);

  // It stays as long as somebody is signed in; whoever uses this browser next must not see their notifications.
  useEffect(
    () => () => {
      if (isMarkedLoggedOut()) void unsubscribeFromPush();
    },
    [],
  );

  return (
    <VisuallyHidden>
      <span role="status">{arrived}</span>
    </VisuallyHidden>
  );
}
