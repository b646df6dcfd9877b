import { deviceNames } from '@careward/content/identity/device-names';
import type { SignedInSession } from '@careward/contracts/identity/schemas';
import { Laptop, Smartphone } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { dateAndTime } from '../../base/language/date-in-words.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { Button, ButtonLink, Spinner } from '../../ui/button.js';
import { Card, Tag } from '../../ui/card.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { PageHeader } from '../../ui/page-header.js';
import { useSessionsQuery, useSignOutDevices } from './devices.endpoints.js';
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
    <div className={styles.page}>
      <PageHeader title={says.title} onBack={() => void navigate('/settings')} />
      <p className={styles.lead}>{says.lead}</p>
      {isFailed ? (
        <LoadFailure onTryAgain={() => void refetch()}>{says.loadFailed}</LoadFailure>
      ) : data ? (
        <Card>
          <Devices sessions={data} />
        </Card>
      ) : (
        <Spinner />
      )}
    </div>
  );
}

/** This device first, then the latest used. */
function Devices({ sessions }: { sessions: SignedInSession[] }) {
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

type DeviceProps = {
  session: SignedInSession;
  isPending: boolean;
  isDisabled: boolean;
  onSignOut: () => void;
};

const phones: readonly SignedInSession['system'][] = ['ios', 'ipados', 'android'];

function Device({ session, isPending, isDisabled, onSignOut }: DeviceProps) {
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
        <p className={styles.times}>
          {says.lastUsed(time(session.lastSeenAt))}
          <br />
          {says.since(time(session.startedAt))}
        </p>
      </div>
      {!session.current && (
        <Button
          look="quiet"
          pending={isPending}
          disabled={isDisabled}
          aria-label={says.signOutDevice(name, time(session.lastSeenAt))}
          onClick={onSignOut}
        >
          {says.signOut}
        </Button>
      )}
    </li>
  );
}
