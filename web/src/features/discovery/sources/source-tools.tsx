import { LENGTH } from '@careward/contracts/kernel/limits';
import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import shell from '../../../ui/input-shell.module.css';
import { orders, type SourceQuery, statuses } from './find-sources.js';
import styles from './sources.module.css';
import { words } from './words.js';

/** What of the list is shown, and in which order; in the address, so that one comes back to it. */
export function useSourceQuery(): SourceQuery & {
  change: (name: 'q' | 'status' | 'order', value: string) => void;
} {
  const [params, setParams] = useSearchParams();
  return {
    typed: params.get('q') ?? '',
    status: statuses.find((each) => each === params.get('status')),
    order: orders.find((each) => each === params.get('order')) ?? 'newest',
    change: (name, value) =>
      setParams(
        (now) => {
          if (value === '') now.delete(name);
          else now.set(name, value);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

export function SourceTools({ typed, status, order, change }: ReturnType<typeof useSourceQuery>) {
  const { status: names, tools } = useWords(words);
  return (
    <div role="search" aria-label={tools.label} className={styles.tools}>
      <div className={`${shell.shell} ${styles.search}`}>
        <Search aria-hidden />
        <input
          type="search"
          aria-label={tools.search}
          placeholder={tools.search}
          className={shell.input}
          value={typed}
          maxLength={LENGTH.search}
          onChange={(event) => change('q', event.target.value)}
        />
      </div>
      <div className={shell.shell}>
        <select
          aria-label={tools.show}
          className={shell.input}
          value={status ?? ''}
          onChange={(event) => change('status', event.target.value)}
        >
          <option value="">{tools.all}</option>
          {statuses.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      </div>
      <div className={shell.shell}>
        <select
          aria-label={tools.order}
          className={shell.input}
          value={order}
          onChange={(event) => change('order', event.target.value)}
        >
          {orders.map((each) => (
            <option key={each} value={each}>
              {tools.orders[each]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
