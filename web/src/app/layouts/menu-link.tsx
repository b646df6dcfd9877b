import { NavLink } from 'react-router-dom';
import { useLanguage } from '../../base/language/use-language.js';
import type { MenuEntry } from '../../base/screens.js';
import { UnreadBadge } from '../../shared/notifications/unread-badge.js';
import { useUnreadCount } from '../../shared/notifications/notifications.endpoints.js';
import { useOpenSupport } from '../../shared/support/contact-support.js';
import styles from './menu-link.module.css';

type Props = { entry: MenuEntry; className?: string | undefined };

/** An entry of a menu: a link to its screen, or a button that opens its dialog. */
export function MenuLink({ entry, className = styles.entry }: Props) {
  const language = useLanguage();
  const openSupport = useOpenSupport();
  const { label, icon: Icon, counts } = entry;
  const count = useUnreadCount(counts === 'unread');
  const content = (
    <>
      <Icon aria-hidden />
      {label[language]}
      <UnreadBadge count={count} />
    </>
  );
  if ('path' in entry)
    return (
      <NavLink to={entry.path} end={entry.path === '/'} className={className}>
        {content}
      </NavLink>
    );
  return (
    <button type="button" aria-haspopup="dialog" className={className} onClick={() => openSupport?.()}>
      {content}
    </button>
  );
}
