import { House, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { PageHeader } from '../../ui/page-header.js';
import { PageTitle } from '../../ui/page-title.js';
import { PageSkeleton } from '../../ui/skeleton.js';
import styles from './discovery.module.css';
import { words } from './words.js';

/** spec.md 6, "Roles and permissions": others see that it is not theirs, and nothing is asked for. */
export function OnlySuperAdmin({ children }: { children: ReactNode }) {
  const { title } = useWords(words);
  const { state, user } = useSession();
  if (state === 'loading')
    return (
      <>
        <PageHeader title={title} />
        <PageSkeleton />
      </>
    );
  return user?.role === 'super_admin' ? children : <AccessDenied />;
}

function AccessDenied() {
  const { title, text, home } = useWords(words).denied;
  return (
    <Card className={styles.denied}>
      <Lock size="2rem" aria-hidden />
      <PageTitle className={styles.deniedTitle}>{title}</PageTitle>
      <p>{text}</p>
      <ButtonLink to="/">
        <House aria-hidden />
        {home}
      </ButtonLink>
    </Card>
  );
}
