import type { Language } from '@careward/contracts/kernel/languages';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { locales, useLanguage } from '../../base/language/use-language.js';
import { headerButtons } from '../../base/screens.js';
import { useSession } from '../../base/session/session-provider.js';
import { useSignOut } from '../../base/session/sign-in-and-out.js';
import { UnreadBadge, words as unreadWords } from '../../shared/notifications/unread-badge.js';
import { useUnreadCount } from '../../shared/notifications/notifications.endpoints.js';
import { Disc } from '../../ui/card.js';
import { IconButton, useIconName } from '../../ui/icon-button.js';
import { PageTitle } from '../../ui/page-title.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import styles from './home.module.css';
import { words } from './words.js';

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

/** spec.md 2 and 4: 'Hi, there' and 'U' without a name, '...' while signing out. */
export function greeting(name: string | undefined, isSigningOut: boolean, language: Language) {
  const { greeting: hello, greetingWithoutName } = words[language];
  if (isSigningOut) return { text: hello('...'), letter: '...' };
  if (!name) return { text: greetingWithoutName, letter: 'U' };
  return { text: hello(name), letter: firstLetter(name, locales[language]) };
}

/** As a person sees it: an accent or the parts of an emoji belong to it. */
function firstLetter(name: string, locale: string) {
  const [letter] = new Intl.Segmenter(locale).segment(name);
  return letter ? letter.segment.toLocaleUpperCase(locale) : 'U';
}
