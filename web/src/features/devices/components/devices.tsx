import { deviceNames } from '@careward/contracts/identity/device-names';
import type { SignedInSession } from '@careward/contracts/identity/sessions';
import { useLanguage } from '../../../base/language/use-language.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { useSignOutDevices } from '../hooks/use-sign-out-devices.js';
import { words } from '../words.js';
import { Device } from './device.js';
import styles from './devices.module.css';

/** This device first, then the latest used. */
export function Devices({ sessions }: { sessions: SignedInSession[] }) {
  const language = useLanguage();
  const says = words[language];
  const { signOutOne, signOutOthers, pending } = useSignOutDevices();
  const inOrder = [...sessions].sort((one, other) => Number(other.current) - Number(one.current));
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <>
      <ul className={styles.list}>
        {inOrder.map((session) => (
          <Device
            key={session.id}
            session={session}
            isPending={pending === session.id}
            isDisabled={pending !== null}
            onSignOut={() => void signOutOne(session.id, deviceNames(session, language))}
          />
        ))}
      </ul>
      <div className={styles.ways}>
        {hasOthers && (
          <Button
            look="quiet"
            pending={pending === 'others'}
            disabled={pending !== null}
            onClick={() => void signOutOthers()}
          >
            {says.signOutOthers}
          </Button>
        )}
        <ButtonLink to="/change-password" look="plain">
          {says.changePassword}
        </ButtonLink>
      </div>
    </>
  );
}
