import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';
import { useIconName } from './own-tooltips.js';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
};

export function IconButton({ label, className, type = 'button', ...rest }: Props) {
  const name = useIconName(label);
  return (
    <button
      {...rest}
      type={type}
      {...name}
      className={className ? `${styles.button} ${className}` : styles.button}
    />
  );
}
