import type { ButtonHTMLAttributes } from 'react';
import styles from './text-button.module.css';

/** A small button of an icon and a word, beside what it acts on. */
export function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...props} type="button" className={styles.button} />;
}
