import { deviceNames } from '@careward/content/identity/device-names';
import type { SignedInSession } from '@careward/contracts/identity/schemas';
import { Laptop, Smartphone } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { dateAndTime } from '../../base/language/date-in-words.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { usePushDevicesQuery } from '../../shared/notifications/push.endpoints.js';
import { ButtonLink, Spinner } from '../../ui/button.js';
import { Card, Tag } from '../../ui/card.js';
import { LoadAlert } from '../../ui/load-alert.js';
import { PageHeader } from '../../ui/page-header.js';
import { PendingButton } from '../../ui/pending-button.js';
import { AntTheme } from '../../ui/theme/ant-theme.js';
import { useSessionsQuery, useSignOutDevices, useStopNotifications } from './devices.endpoints.js';
import styles from './devices.module.css';
import { words } from './words.js';

/** Where the account is open. */
export default function DevicesPage() {
  const says = useWords(words);
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isFailed = isError && !isFetching;
  return (
    <AntTheme>
      <div className={styles.page}>
        <PageHeader title={says.title} onBack={() => void navigate('/settings')} />
        <p className={styles.lead}>{says.lead}</p>
        {isFailed ? (
          <LoadAlert onTryAgain={() => void refetch()}>{says.loadFailed}</LoadAlert>
        ) : data ? (
          <Card>
            <Devices sessions={data} />
          </Card>
        ) : (
          <Spinner />
        )}
      </div>
    </AntTheme>
  );
}

/** This device first, then the latest used. */
function Devices({ sessions }: { sessions: SignedInSession[] }) {
  const language = useLanguage();
  const says = words[language];
  const { signOutOne, signOutOthers, pending } = useSignOutDevices();
  const { stop, stopping } = useStopNotifications();
  const { data: pushDevices } = usePushDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const inOrder = [...sessions].sort((one, other) => Number(other.current) - Number(one.current));
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <>
      <ul className={styles.list}>
        {inOrder.map((session) => (
          <Device
            key={session.id}
            session={session}
            showsNotifications={pushDevices?.some(({ sessionId }) => sessionId === session.id) ?? false}
            pending={pending === session.id ? 'signOut' : stopping === session.id ? 'stop' : null}
            isDisabled={pending !== null || stopping !== null}
            onStop={() => void stop(session.id, deviceNames(session, language))}
            onSignOut={() => void signOutOne(session.id, deviceNames(session, language))}
          />
        ))}
      </ul>
      <div className={styles.ways}>
        {hasOthers && (
          <PendingButton
            pending={pending === 'others'}
            disabled={pending !== null && pending !== 'others'}
            onClick={() => void signOutOthers()}
          >
            {says.signOutOthers}
          </PendingButton>
        )}
        <ButtonLink to="/change-password" look="plain">
          {says.changePassword}
        </ButtonLink>
      </div>
    </>
  );
}

type DeviceProps = {
  session: SignedInSession;
  showsNotifications: boolean;
  pending: 'signOut' | 'stop' | null;
  isDisabled: boolean;
  onStop: () => void;
  onSignOut: () => void;
};

const phones: readonly SignedInSession['system'][] = ['ios', 'ipados', 'android'];

function Device({ session, showsNotifications, pending, isDisabled, onStop, onSignOut }: DeviceProps) {
  const language = useLanguage();
  const says = words[language];
  const Icon = phones.includes(session.system) ? Smartphone : Laptop;
  const time = (iso: string) => dateAndTime(iso, language);
  const name = deviceNames(session, language);
  return (
    <li className={styles.device}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.about}>
        <strong>{name}</strong>
        {session.current && <Tag>{says.thisDevice}</Tag>}
        {showsNotifications && <Tag tone="quiet">{says.showsNotifications}</Tag>}
        <p className={styles.times}>
          {says.lastUsed(time(session.lastSeenAt))}
          <br />
          {says.since(time(session.startedAt))}
        </p>
      </div>
      {showsNotifications && (
        <PendingButton
          pending={pending === 'stop'}
          disabled={isDisabled && pending !== 'stop'}
          aria-label={says.stopNotificationsOn(name)}
          onClick={onStop}
        >
          {says.stopNotifications}
        </PendingButton>
      )}
      {!session.current && (
        <PendingButton
          pending={pending === 'signOut'}
          disabled={isDisabled && pending !== 'signOut'}
          aria-label={says.signOutDevice(name, time(session.lastSeenAt))}
          onClick={onSignOut}
        >
          {says.signOut}
        </PendingButton>
      )}
    </li>
  );
}
