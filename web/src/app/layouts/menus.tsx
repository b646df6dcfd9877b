import { Menu } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import type { MenuEntry } from '../../base/screens.js';
import { UnreadBadge } from '../../shared/notifications/unread-badge.js';
import { useUnreadCount } from '../../shared/notifications/notifications.endpoints.js';
import { useOpenSupport } from '../../shared/support/contact-support.js';
import styles from './menus.module.css';

const en = { menu: 'Main', more: 'More' };
const es = { menu: 'Principal', more: 'Más' } satisfies typeof en;

/** What the menus are called. */
export const words = { en, es };

const ID = 'more-menu';

/** On phones, at the top of every screen: what the bottom bar has no room for, or all where there is no bar. */
export function MoreMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { more } = useWords(words);
  const count = useUnreadCount();
  const { pathname } = useLocation();
  const isHere = entries.some((entry) => 'path' in entry && isWithin(pathname, entry.path));
  return (
    <div className={styles.more}>
      <button type="button" popoverTarget={ID} aria-current={isHere || undefined} className={styles.button}>
        <Menu aria-hidden />
        {more}
        <UnreadBadge count={count} />
      </button>
      <nav id={ID} popover="auto" aria-label={more} className={styles.entries} onClick={close}>
        {entries.map((entry) => (
          <MenuLink key={entry.label.en} entry={entry} />
        ))}
      </nav>
    </div>
  );
}

const isWithin = (pathname: string, path: string) =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);

/** The page stays when another screen is opened in it, so the menu is closed by hand. */
function close({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.hidePopover();
}

type Props = { entry: MenuEntry; className?: string | undefined };

/** An entry of a menu: a link to its screen, or a button that opens its dialog. */
export function MenuLink({ entry, className = styles.link }: Props) {
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
