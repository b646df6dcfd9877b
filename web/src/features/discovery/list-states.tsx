import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage } from '../../base/language/use-language.js';
import { Card } from '../../ui/card.js';
import { LoadAlert } from '../../ui/load-alert.js';
import styles from './discovery.module.css';
import { words } from './words.js';

type Props<Entry> = {
  /** A list that was loaded once stays, also when loading it again fails. */
  loaded: {
    data?: Entry[] | null | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** When the server gives no reason. */
  notLoaded: string;
  empty: ReactNode;
  children: (list: readonly Entry[]) => ReactNode;
};

/** A list, or why there is none. */
export function ListStates<Entry>({ loaded, notLoaded, empty, children }: Props<Entry>) {
  const language = useLanguage();
  const { data: list, error, isFetching, refetch } = loaded;
  if (list) return list.length === 0 ? <Card className={styles.empty}>{empty}</Card> : children(list);
  if (error && !isFetching)
    return (
      <LoadAlert onTryAgain={() => void refetch()}>{sentenceOf(error, language) ?? notLoaded}</LoadAlert>
    );
  return (
    <div role="status" aria-label={words[language].loading} className={styles.panel}>
      {[1, 2, 3].map((row) => (
        <Card key={row}>
          <Skeleton paragraph={{ rows: 2 }} />
        </Card>
      ))}
    </div>
  );
}
