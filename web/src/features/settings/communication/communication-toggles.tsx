import type { CommunicationSettings } from '@careward/contracts/notifications/communication-settings';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { Switch } from '../../../ui/switch.js';
import { useChangeCommunicationSettingsMutation } from './communication.endpoints.js';
import { PushDevice } from './push-device.js';
import styles from './communication-preferences.module.css';
import { words } from './words.js';

type Setting = keyof CommunicationSettings;
const order: readonly Setting[] = [
  'emailNotifications',
  'smsNotifications',
  'pushNotifications',
  'tipNotifications',
];

export function CommunicationToggles({ settings }: { settings: CommunicationSettings }) {
  const { toggles, saving, failed } = useWords(words);
  const [change] = useChangeCommunicationSettingsMutation();
  const { submit, isPending } = useSubmit(() => failed);
  const toggled = useRef<HTMLElement | null>(null);

  // A toggle that is disabled while it is saved has lost the focus.
  useEffect(() => {
    if (!isPending && document.activeElement === document.body) toggled.current?.focus();
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
