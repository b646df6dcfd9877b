import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './figures-table.module.css';

type Props = {
  caption: string;
  /** The heads of the columns. */
  head: ReactNode;
  children: ReactNode;
};

/** Where it is wider than the page it scrolls within itself, by touch or, focused, with the arrow keys. */
export function FiguresTable({ caption, head, children }: Props) {
  const captionId = useId();
  return (
    <div role="region" aria-labelledby={captionId} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
