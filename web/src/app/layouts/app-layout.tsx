import { type ReactNode, Suspense, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { menu, type MenuEntry, railOnly } from '../../base/screens.js';
import { useSession } from '../../base/session/session-provider.js';
import { UnreadBadge } from '../../shared/notifications/unread-badge.js';
import { useUnreadCount } from '../../shared/notifications/notifications.endpoints.js';
import { SupportProvider, useOpenSupport } from '../../shared/support/contact-support.js';
import { useToastsAbove } from '../../shared/toast/toasts-above.js';
import { Brand } from '../../ui/brand.js';
import { OwnTooltips } from '../../ui/icon-button.js';
import { PageSkeleton } from '../../ui/skeleton.js';
import { Optional } from '../optional.js';
import { words } from '../words.js';
import styles from './app-layout.module.css';

const loadBackground = () => import('./while-signed-in.js');

/** The frame of the signed-in screens: a rail on wide screens, a bottom bar on phones. Without a page, its place. */
export default function AppLayout({ withoutBar, children }: { withoutBar: boolean; children: ReactNode }) {
  const isSignedIn = useSession().state === 'authenticated';
  return (
    <OwnTooltips value>
      <SupportProvider>
        <div className={styles.frame} data-bar={withoutBar ? 'none' : 'shown'}>
          <Rail />
          <main id="content" tabIndex={-1} className={styles.content}>
            <Suspense fallback={<PageSkeleton />}>{children ?? <PageSkeleton />}</Suspense>
          </main>
          {!withoutBar && <BottomBar />}
        </div>
        <Optional load={loadBackground} wanted={isSignedIn} />
      </SupportProvider>
    </OwnTooltips>
  );
}

function Rail() {
  const { menu: label } = useWords(words);
  return (
    <header className={styles.rail}>
      <Brand />
      <nav aria-label={label} className={styles.entries}>
        {menu().map((entry) => (
          <MenuLink key={entry.label.en} entry={entry} className={styles.railEntry} />
        ))}
        <div className={styles.further}>
          {railOnly().map((entry) => (
            <MenuLink key={entry.label.en} entry={entry} className={styles.railEntry} />
          ))}
        </div>
      </nav>
    </header>
  );
}

/** On phones. */
export function BottomBar() {
  const { menu: label } = useWords(words);
  const entries = menu();
  const bar = useRef<HTMLElement>(null);
  useToastsAbove(bar);
  return (
    <nav
      ref={bar}
      aria-label={label}
      className={styles.bar}
      style={{ gridTemplateColumns: `repeat(${entries.length}, minmax(0, 1fr))` }}
    >
      {entries.map((entry) => (
        <MenuLink key={entry.label.en} entry={entry} className={styles.barEntry} />
      ))}
    </nav>
  );
}

/** An entry of rail or bottom bar: a link to its screen, or a button that opens its dialog. */
function MenuLink({ entry, className }: { entry: MenuEntry; className: string | undefined }) {
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
