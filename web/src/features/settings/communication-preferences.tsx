import type { CommunicationSettings } from '@careward/contracts/notifications/schemas';
import { useEffect, useRef } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { Card } from '../../ui/card.js';
import { isFocusLost } from '../../ui/is-focus-lost.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { Skeleton } from '../../ui/skeleton.js';
import { Switch } from './switch.js';
import {
  useChangeCommunicationSettingsMutation,
  useCommunicationSettingsQuery,
} from './settings.endpoints.js';
import { PushDevice } from './push-device.js';
import styles from './settings.module.css';
import { words } from './words.js';

export function CommunicationPreferences() {
  const { title, loading, loadFailed } = useWords(words).communication;
  const { currentData: settings, isError, refetch } = useCommunicationSettingsQuery();
  return (
    <section aria-labelledby="communication">
      <Card className={styles.card}>
        <h2 id="communication">{title}</h2>
        {settings && <CommunicationToggles settings={settings} />}
        {!settings && isError && <LoadFailure onTryAgain={() => void refetch()}>{loadFailed}</LoadFailure>}
        {!settings && !isError && <TogglesSkeleton label={loading} />}
      </Card>
    </section>
  );
}

/** Four rows of the height of a toggle. */
function TogglesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton width="12rem" />
          <Skeleton width="90%" height="0.9rem" />
        </div>
      ))}
    </div>
  );
}

type Setting = keyof CommunicationSettings;
const order: readonly Setting[] = [
  'emailNotifications',
  'smsNotifications',
  'pushNotifications',
  'tipNotifications',
];

function CommunicationToggles({ settings }: { settings: CommunicationSettings }) {
  const { toggles, saving, failed } = useWords(words).communication;
  const [change] = useChangeCommunicationSettingsMutation();
  const { submit, isPending } = useSubmit(() => failed);
  const toggled = useRef<HTMLElement | null>(null);

  // A toggle that is disabled while it is saved has lost the focus.
  useEffect(() => {
    if (!isPending && isFocusLost()) toggled.current?.focus();
  }, [isPending]);

  function toggle(setting: Setting, isOn: boolean) {
    toggled.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    void submit(() => change({ [setting]: isOn }));
  }

  return (
    <>
      <div className={styles.toggles}>
        {order.map((setting) => (
          <div key={setting}>
            <Switch
              {...toggles[setting]}
              checked={settings[setting]}
              disabled={isPending}
              onChange={(isOn) => toggle(setting, isOn)}
            />
            {setting === 'pushNotifications' && settings.pushNotifications && <PushDevice />}
          </div>
        ))}
      </div>
      <p role="status" className={styles.saving}>
        {isPending && saving}
      </p>
    </>
  );
}
