import type { ComponentProps } from 'react';
import styles from './text-area.module.css';

export const TextArea = (props: ComponentProps<'textarea'>) => (
  <textarea {...props} className={styles.area} />
);
