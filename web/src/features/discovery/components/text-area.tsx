import type { ComponentProps } from 'react';
import styles from '../../../ui/text-control.module.css';

export const TextArea = (props: ComponentProps<'textarea'>) => (
  <textarea {...props} className={styles.control} />
);
