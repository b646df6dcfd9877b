import type { PushSubscription } from '@careward/contracts/notifications/schemas';
import { useEffect, useState } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { logFailure } from '../../base/log.js';
import { useSession } from '../../base/session/session-provider.js';
import {
  keepPushOwner,
  type PushState,
  readPushState,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../shared/notifications/push-device.js';
import {
  useLazyPushDevicesQuery,
  usePushDevicesQuery,
  useTurnOffPushMutation,
  useTurnOnPushMutation,
} from '../../shared/notifications/push.endpoints.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { PendingButton } from '../../ui/pending-button.js';
import styles from './settings.module.css';
import { words } from './words.js';

/** Whether this browser shows notifications, and a button to change it. */
export function PushDevice() {
  const { push } = useWords(words).communication;
  const { state, isPending, turnOn, turnOff } = usePushDevice();
  if (!state) return null;
  return (
    <div className={styles.device}>
      <p role="status">{push[state]}</p>
      {state === 'off' && (
        <PendingButton pending={isPending} onClick={turnOn}>
          {push.turnOn}
        </PendingButton>
      )}
      {state === 'on' && (
        <PendingButton pending={isPending} onClick={turnOff}>
          {push.turnOff}
        </PendingButton>
      )}
    </div>
  );
}

/** Notifications on this device; `state` is null until it is known. */
function usePushDevice() {
  const userId = useSession().user?.id ?? '';
  const [state, setState] = useState<PushState | null>(null);
  const { push } = useWords(words).communication;
  const { data: devices, isFetching } = usePushDevicesQuery(undefined, {
    skip: state !== 'on',
    refetchOnMountOrArgChange: true,
  });
  const isShown = devices?.some(({ current }) => current);
  const [readDevices] = useLazyPushDevicesQuery();
  const [turnOnPush] = useTurnOnPushMutation();
  const [turnOffPush] = useTurnOffPushMutation();
  const { submit, isPending } = useSubmit(() => push.failed);

  useEffect(() => {
    if (userId) void readPushState(userId).then(setState);
  }, [userId]);

  /** Fails where the browser's push service cannot be reached. */
  async function subscribe() {
    try {
      const subscription = await subscribeToPush();
      if (!subscription) return {};
      const { error } = await turnOnPush(subscription as PushSubscription);
      if (!error) keepPushOwner(userId);
      return { error };
    } catch (error) {
      logFailure('No push subscription', error as Error);
      return { error };
    }
  }
  async function change(work: () => Promise<{ error?: unknown }>) {
    await submit(work);
    setState(await readPushState(userId));
  }

  return {
    // It may have been turned off on another device.
    state: state === 'on' && !isFetching && devices && !isShown ? ('off' as const) : state,
    isPending,
    turnOn: () => void change(subscribe),
    turnOff: () =>
      void change(async () => {
        await unsubscribeFromPush();
        // Where this fails, the push service tells our server with the next notification. The list on the page may be older.
        const own = (await readDevices()).data?.find(({ current }) => current);
        if (own) await turnOffPush(own.sessionId);
        return {};
      }),
  };
}
