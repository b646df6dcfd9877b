import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** What it does, for those who cannot see the icon. */
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
