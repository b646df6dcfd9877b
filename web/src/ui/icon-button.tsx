import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
};

export function IconButton({ label, className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={className ? `${styles.button} ${className}` : styles.button}
    />
  );
}
