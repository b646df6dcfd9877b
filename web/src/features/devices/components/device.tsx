import { deviceNames } from '@careward/contracts/identity/device-names';
import type { SignedInSession } from '@careward/contracts/identity/sessions';
import { Laptop, Smartphone } from 'lucide-react';
import { locales, useLanguage } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import { Tag } from '../../../ui/tag.js';
import styles from './devices.module.css';
import { words } from '../words.js';

type Props = { session: SignedInSession; isPending: boolean; isDisabled: boolean; onSignOut: () => void };

const phones: readonly SignedInSession['system'][] = ['ios', 'ipados', 'android'];

export function Device({ session, isPending, isDisabled, onSignOut }: Props) {
  const language = useLanguage();
  const says = words[language];
  const Icon = phones.includes(session.system) ? Smartphone : Laptop;
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' });
  const time = (iso: string) => format.format(new Date(iso));
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
