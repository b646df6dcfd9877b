import { LENGTH } from '@careward/contracts/kernel/limits';
import { Input, Select } from 'antd';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import styles from './discovery.module.css';

type ListQuery<Status extends string> = {
  typed: string;
  status: Status | undefined;
  order: string | null;
  change: (name: 'q' | 'status' | 'order', value: string) => void;
};

/** What of a list is shown, and in which order; in the address, so that one comes back to it. */
export function useListQuery<Status extends string>(
  statuses: Readonly<Record<Status, string>>,
): ListQuery<Status> {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('q') ?? '';
  // The address changes in a transition; a field that waited for it would lose what is typed meanwhile.
  const [typed, setTyped] = useState(inAddress);
  const { key } = useLocation();
  const way = useNavigationType();
  const [seenKey, setSeenKey] = useState(key);
  if (seenKey !== key) {
    setSeenKey(key);
    // A change of ours replaces the address; any other one has led somewhere else.
    if (way !== NavigationType.Replace) setTyped(inAddress);
  }
  const status = params.get('status');
  return {
    typed,
    status: status !== null && Object.hasOwn(statuses, status) ? (status as Status) : undefined,
    order: params.get('order'),
    change: (name, value) => {
      if (name === 'q') setTyped(value);
      setParams(
        (now) => {
          for (const [part, text] of Object.entries({ q: typed, [name]: value }))
            if (text === '') now.delete(part);
            else now.set(part, text);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

type Props<Status extends string> = {
  says: { label: string; search: string; show: string; all: string; nothing: string };
  query: ListQuery<Status>;
  statuses: Readonly<Record<Status, string>>;
  /** How much of the list fits. */
  found: number;
  /** Further choices. */
  children?: ReactNode;
};

export function ListTools<Status extends string>({ says, query, statuses, found, children }: Props<Status>) {
  const { typed, status, change } = query;
  return (
    <>
      <div role="search" aria-label={says.label} className={styles.tools}>
        <Input
          type="search"
          prefix={<Search aria-hidden />}
          aria-label={says.search}
          placeholder={says.search}
          className={styles.search}
          value={typed}
          maxLength={LENGTH.search}
          onChange={(event) => change('q', event.target.value)}
        />
        <Choice
          label={says.show}
          value={status ?? ''}
          options={{ '': says.all, ...statuses }}
          onChoose={(value) => change('status', value)}
        />
        {children}
      </div>
      <p role="status" className={styles.nothing}>
        {found === 0 && says.nothing}
      </p>
    </>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: Readonly<Record<string, string>>;
  onChoose: (value: string) => void;
};

export const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <Select
    aria-label={label}
    value={value}
    options={Object.entries(options).map(([each, text]) => ({ value: each, label: text }))}
    // In the page's main part, which a screen reader goes through.
    getPopupContainer={(select: HTMLElement) => select.parentElement ?? document.body}
    onChange={onChoose}
  />
);
