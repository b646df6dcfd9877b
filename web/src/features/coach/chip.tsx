import type { ComponentProps } from 'react';
import styles from './coach.module.css';

/** A button that says what it does in its own words, such as asking the question that it shows. */
export const Chip = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button {...rest} type="button" className={`${styles.chip} ${className}`} />
);
