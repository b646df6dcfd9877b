import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { headerButtons } from '../../../base/screens.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { useSignOut } from '../../../base/session/use-sign-out.js';
import { Disc } from '../../../ui/disc.js';
import { IconButton } from '../../../ui/icon-button.js';
import { PageTitle } from '../../../ui/page-title/page-title.js';
import { greeting } from '../greeting.js';
import styles from './home-header.module.css';

export function HomeHeader({ firstName }: { firstName: string | undefined }) {
  const { signOut, isSigningOut } = useSignOut();
  const language = useLanguage();
  const { text, letter } = greeting(firstName, isSigningOut);
  return (
    <header className={styles.header}>
      <Disc>{letter}</Disc>
      <PageTitle title="Home" className={styles.greeting}>
        {text}
      </PageTitle>
      {headerButtons.map(({ path, label, icon: Icon }) => (
        <Link
          key={path}
          to={path}
          aria-label={label[language]}
          title={label[language]}
          className={styles.button}
        >
          <Icon aria-hidden />
        </Link>
      ))}
      <IconButton label="Sign out" disabled={isSigningOut} onClick={() => void signOut()}>
        <LogOut aria-hidden />
      </IconButton>
    </header>
  );
}
