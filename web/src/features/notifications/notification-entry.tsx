import type { Notification, NotificationType } from '@careward/contracts/notifications/schemas';
import { AlarmClock, ChevronRight, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { locales, useLanguage, useWords } from '../../base/language/use-language.js';
import { hasScreen } from '../../base/screens.js';
import { Tag } from '../../ui/card.js';
import { recentDate, useNow } from '../../base/language/date-in-words.js';
import pageStyles from '../../ui/list-page.module.css';
import styles from './notifications.module.css';

const en = {
  isNew: 'New',
  types: { success: 'Done', alert: 'Alert', reminder: 'Reminder', other: 'Update' },
};

const es = {
  isNew: 'Nueva',
  types: { success: 'Listo', alert: 'Aviso', reminder: 'Recordatorio', other: 'Novedad' },
} satisfies typeof en;

const words = { en, es };

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
      <span className={pageStyles.line}>
        <TypeTag type={type} />
        {!read && <span className={styles.new}>{words[language].isNew}</span>}
        <time dateTime={timestamp} className={`${pageStyles.when} ${styles.when}`}>
          {when}
        </time>
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.message}>{message}</span>
    </span>
  );
}

const looks = {
  success: { icon: CircleCheck, tone: 'ok' },
  alert: { icon: TriangleAlert, tone: 'warn' },
  reminder: { icon: AlarmClock, tone: 'primary' },
  other: { icon: Info, tone: 'primary' },
} as const;

function TypeTag({ type }: { type: NotificationType }) {
  const { types } = useWords(words);
  const { icon, tone } = looks[type];
  return (
    <Tag icon={icon} tone={tone}>
      {types[type]}
    </Tag>
  );
}
