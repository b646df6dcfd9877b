import { type ReactNode, Suspense, useRef } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { furtherEntries, menu, type MenuEntry } from '../../base/screens.js';
import { useSession } from '../../base/session/session-provider.js';
import { SupportProvider } from '../../shared/support/contact-support.js';
import { useToastsAbove } from '../../ui/height-property.js';
import { Brand } from '../../ui/brand.js';
import { OwnTooltips } from '../../ui/icon-button.js';
import { PageSkeleton } from '../../ui/skeleton.js';
import { Optional } from '../optional.js';
import styles from './app-layout.module.css';
import { MenuLink, MoreMenu, words } from './menus.js';

const loadBackground = () => import('./while-signed-in.js');

/** The frame of the signed-in screens: a rail on wide screens, a bottom bar on phones. Without a page, its place. */
export default function AppLayout({ withoutBar, children }: { withoutBar: boolean; children: ReactNode }) {
  const { state, user } = useSession();
  const further = furtherEntries(user?.role);
  return (
    <OwnTooltips value>
      <SupportProvider>
        <div className={styles.frame} data-bar={withoutBar ? 'none' : 'shown'}>
          <Rail further={further} />
          <MoreMenu entries={withoutBar ? [...menu(), ...further] : further} />
          <main id="content" tabIndex={-1} className={styles.content}>
            <Suspense fallback={<PageSkeleton />}>{children ?? <PageSkeleton />}</Suspense>
          </main>
          {!withoutBar && <BottomBar />}
        </div>
        <Optional load={loadBackground} wanted={state === 'authenticated'} />
      </SupportProvider>
    </OwnTooltips>
  );
}

function Rail({ further }: { further: readonly MenuEntry[] }) {
  const { menu: label } = useWords(words);
  return (
    <header className={styles.rail}>
      <Brand />
      <nav aria-label={label} className={styles.entries}>
        {menu().map((entry) => (
          <MenuLink key={entry.label.en} entry={entry} />
        ))}
        <div className={styles.further}>
          {further.map((entry) => (
            <MenuLink key={entry.label.en} entry={entry} />
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
