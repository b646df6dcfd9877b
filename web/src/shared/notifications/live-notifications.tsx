import type { Notification } from '@careward/contracts/notifications/notification';
import { useEffect, useEffectEvent, useState } from 'react';
import { followStream } from '../../base/http/follow-stream.js';
import { useLanguage } from '../../base/language/use-language.js';
import { isMarkedLoggedOut } from '../../base/session/session-storage.js';
import { useSession } from '../../base/session/session-provider.js';
import { useAppDispatch } from '../../base/store.js';
import { useVisible } from '../../base/use-visible.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { unsubscribeFromPush } from '../push/push-device.js';
import { notificationsChanged, notificationsEndpoints } from './notifications.endpoints.js';
import { words } from './words.js';

/** Keeps the notifications up to date while somebody is signed in and the page is in sight; says what arrives. */
export default function LiveNotifications() {
  const language = useLanguage();
  const userId = useSession().user?.id;
  const isVisible = useVisible();
  const dispatch = useAppDispatch();
  const [arrived, setArrived] = useState('');

  const onChanged = useEffectEvent((changed: Notification[]) => {
    const newest = dispatch(notificationsChanged(changed));
    if (newest) setArrived(words[language].arrived(newest.title));
  });
  const onFailure = useEffectEvent(() => {
    const { notifications } = notificationsEndpoints.endpoints;
    void dispatch(notifications.initiate(language, { subscribe: false, forceRefetch: true }));
  });

  useEffect(() => {
    if (!userId || !isVisible) return;
    const over = new AbortController();
    void followStream<Notification[]>({
      path: '/api/notifications/stream',
      signal: over.signal,
      language,
      onChanged: (changed) => onChanged(changed),
      onFailure: () => onFailure(),
    });
    return () => over.abort();
  }, [userId, isVisible, language]);

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
