import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from '../brand.js';
import { ButtonLink } from '../button.js';
import styles from './form-page.module.css';

type Props = {
  /** Some steps can be left only with Back (spec.md 2, "Sign-up"). */
  withoutHome?: boolean;
  children: ReactNode;
};

/** A page with one form: a header with brand and Home link, and one column. */
export function FormPage({ withoutHome, children }: Props) {
  return (
    <>
      <header className={styles.header}>
        <Brand />
        {!withoutHome && (
          <ButtonLink to="/" look="plain">
            <House aria-hidden />
            Home
          </ButtonLink>
        )}
      </header>
      <main className={styles.main}>{children}</main>
    </>
  );
}
