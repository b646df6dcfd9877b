import type { ReactNode } from 'react';
import styles from './discovery.module.css';

export type Fact = {
  name: string;
  value: ReactNode;
  /** Has a line of its own. */
  wide?: boolean;
};

/** Short facts beside each other, each under its name: a list may have hundreds of these. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value, wide }) => (
      <div key={name} data-wide={wide}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
