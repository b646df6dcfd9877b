import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { Brand, LanguageSwitch } from '../brand.js';
import { ButtonLink } from '../button.js';
import { PageTitle } from '../page-title.js';
import { AntTheme } from '../theme/ant-theme.js';
import { words } from '../words.js';
import styles from './form-page.module.css';

type Props = {
  /** Some steps can be left only with Back (spec.md 2, "Sign-up"). */
  withoutHome?: boolean;
  children: ReactNode;
};

/** A page with one form: a header with brand, Home link and languages, and one column. */
export function FormPage({ withoutHome, children }: Props) {
  const { home } = useWords(words);
  return (
    <AntTheme>
      <header className={styles.header}>
        <Brand />
        {!withoutHome && (
          <ButtonLink to="/" look="plain">
            <House aria-hidden />
            {home}
          </ButtonLink>
        )}
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </AntTheme>
  );
}

/** What the form is for. `title`: the tab's, where the heading says something else. */
export function FormHead({
  heading,
  title = heading,
  lead,
}: {
  heading: string;
  title?: string;
  lead: string;
}) {
  return (
    <div>
      <PageTitle title={title}>{heading}</PageTitle>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
