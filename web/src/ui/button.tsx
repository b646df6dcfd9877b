import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useWords } from '../base/language/use-language.js';
import styles from './button.module.css';
import { words } from './words.js';

type Look = { look?: 'primary' | 'quiet' | 'plain' | 'danger'; wide?: boolean };

const classOf = ({ look = 'primary', wide }: Look, extra?: string) =>
  [styles.button, styles[look], wide && styles.wide, extra].filter(Boolean).join(' ');

type ButtonProps = ComponentProps<'button'> & Look & { pending?: boolean };

const ignore = (event: MouseEvent) => event.preventDefault();

/** `pending`: a spinner beside its label, and a click does nothing. Being `disabled` would take the focus from it. */
export function Button(props: ButtonProps) {
  const { look, wide, pending, className, children, type = 'button', onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled && !pending}
      aria-disabled={pending || undefined}
      onClick={pending ? ignore : onClick}
      className={classOf({ look, wide }, className)}
    >
      {pending && <Spinner small />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, wide, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classOf({ look, wide }, className)} />;
}

/** `small` is decoration beside a text; otherwise screen readers announce `label`. */
export function Spinner({ small, label }: { small?: boolean; label?: string }) {
  const { loading } = useWords(words);
  if (small) return <LoaderCircle className={styles.turning} size="1.1em" aria-hidden />;
  return (
    <div role="status" aria-label={label ?? loading} className={styles.loadingPage}>
      <LoaderCircle className={styles.turning} size="2.2rem" aria-hidden />
    </div>
  );
}
