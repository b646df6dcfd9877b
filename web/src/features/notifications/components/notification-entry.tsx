import type { Notification } from '@careward/contracts/notifications/notification';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { locales, useLanguage } from '../../../base/language/use-language.js';
import { hasScreen } from '../../../base/screens.js';
import { recentDate, useNow } from '../../../base/language/recent-date.js';
import { words } from '../words.js';
import styles from './notification-entry.module.css';
import { TypeTag } from './type-tag.js';

type Props = { notification: Notification; onTapped: (notification: Notification) => void };

/** Tapping it marks it read and opens the screen that it speaks of, if there is one: a feature may be off by now. */
export function NotificationEntry({ notification, onTapped }: Props) {
  const { link, read } = notification;
  const address = link !== null && hasScreen(link) ? link : null;
  const common = { className: styles.entry, 'data-read': read, onClick: () => onTapped(notification) };
  return (
    <li>
      {address === null ? (
        // Stays a button when it is read, so that the focus stays.
        <button type="button" {...common} aria-disabled={read}>
          <Content {...notification} />
        </button>
      ) : (
        <Link to={address} {...common}>
          <Content {...notification} />
          <ChevronRight aria-hidden className={styles.arrow} />
        </Link>
      )}
    </li>
  );
}

function Content({ type, title, message, timestamp, read }: Notification) {
  const language = useLanguage();
  const when = recentDate(new Date(timestamp), useNow(), locales[language]);
  return (
    <span className={styles.content}>
      <span className={styles.line}>
        <TypeTag type={type} />
        {!read && <span className={styles.new}>{words[language].isNew}</span>}
        <time dateTime={timestamp} className={styles.when}>
          {when}
        </time>
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.message}>{message}</span>
    </span>
  );
}
