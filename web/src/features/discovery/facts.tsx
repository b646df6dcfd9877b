import styles from './discovery.module.css';
import type { ReactNode } from 'react';

/** Short facts beside each other, each under its name. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

type FactProps = {
  name: string;
  /** Has a line of its own. */
  wide?: boolean;
  children: ReactNode;
};

export function Fact({ name, wide, children }: FactProps) {
  return (
    <div data-wide={wide}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
