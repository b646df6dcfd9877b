import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { headerButtons } from '../../../base/screens.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { useSession } from '../../../base/session/session-provider.js';
import { useSignOut } from '../../../base/session/use-sign-out.js';
import { UnreadBadge } from '../../../shared/notifications/unread-badge.js';
import { useUnreadCount } from '../../../shared/notifications/use-unread-count.js';
import { words as unreadWords } from '../../../shared/notifications/words.js';
import { Disc } from '../../../ui/disc.js';
import { IconButton, useIconName } from '../../../ui/icon-button.js';
import { PageTitle } from '../../../ui/page-title.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { greeting } from '../greeting.js';
import { words } from '../words.js';
import styles from './home-header.module.css';

export function HomeHeader({ firstName }: { firstName: string | undefined }) {
  const { signOut, isSigningOut } = useSignOut();
  const language = useLanguage();
  const { title, profile, signOut: signOutLabel } = words[language];
  const { text, letter } = greeting(firstName, isSigningOut, language);
  const isNameKnown = useSession().state !== 'loading' || firstName !== undefined;
  return (
    <header className={styles.header}>
      <Link to="/profile" {...useIconName(profile)} className={styles.profile}>
        <Disc>{isNameKnown && letter}</Disc>
      </Link>
      <PageTitle title={title} className={styles.greeting}>
        {isNameKnown ? text : <GreetingPlaceholder>{title}</GreetingPlaceholder>}
      </PageTitle>
      <div className={styles.buttons}>
        {headerButtons().map((entry) => (
          <HeaderButton key={entry.path} entry={entry} />
        ))}
        <IconButton label={signOutLabel} disabled={isSigningOut} onClick={() => void signOut()}>
          <LogOut aria-hidden />
        </IconButton>
      </div>
    </header>
  );
}

function HeaderButton({ entry }: { entry: ReturnType<typeof headerButtons>[number] }) {
  const { path, label, icon: Icon, counts } = entry;
  const language = useLanguage();
  const count = useUnreadCount(counts === 'unread');
  const name = count > 0 ? unreadWords[language].withUnread(label[language], count) : label[language];
  return (
    <Link to={path} {...useIconName(name)} className={styles.button}>
      <Icon aria-hidden />
      <UnreadBadge count={count} />
    </Link>
  );
}

function GreetingPlaceholder({ children }: { children: string }) {
  return (
    <>
      <VisuallyHidden>{children}</VisuallyHidden>
      <Skeleton width="8rem" height="1.14em" />
    </>
  );
}
