import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routes } from '../../../app/routes.js';
import { useSignOut } from '../../../app/session/use-sign-out.js';
import { Disc } from '../../../shared/ui/disc.js';
import { IconButton } from '../../../shared/ui/icon-button.js';
import { PageTitle } from '../../../shared/ui/page-title.js';
import { greeting } from '../greeting.js';
import styles from './home-header.module.css';

export function HomeHeader({ firstName }: { firstName: string | undefined }) {
  const { signOut, isSigningOut } = useSignOut();
  const { text, letter } = greeting(firstName, isSigningOut);
  return (
    <header className={styles.header}>
      <Disc>{letter}</Disc>
      <PageTitle title="Home" className={styles.greeting}>
        {text}
      </PageTitle>
      {routes.map(
        ({ path, headerButton }) =>
          headerButton && (
            <Link
              key={path}
              to={path}
              aria-label={headerButton.label}
              title={headerButton.label}
              className={styles.button}
            >
              <headerButton.icon aria-hidden />
            </Link>
          ),
      )}
      <IconButton label="Sign out" disabled={isSigningOut} onClick={() => void signOut()}>
        <LogOut aria-hidden />
      </IconButton>
    </header>
  );
}
