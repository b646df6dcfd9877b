import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { Table, type TableProps } from 'antd';
import { useWords } from '../../../base/language/use-language.js';
import { JobId, JobLink, JobProgress, Status, successRate, Time } from './job-parts.js';
import { StopCrawl, useKeptFocus } from './crawl-actions.js';
import styles from './jobs.module.css';
import { words } from './words.js';

type Columns = NonNullable<TableProps<DiscoveryJob>['columns']>;

/** The address of a source by its id. */
export type Addresses = ReadonlyMap<string, string>;

type Props = {
  jobs: readonly DiscoveryJob[];
  addresses: Addresses;
  /** A column and how it is sorted, `kept.descend`; null as they come, the newest first. */
  order: string | null;
  onOrder: (order: string) => void;
};

/** Where it is wider than the screen it is scrolled, and the first column stays. */
export function JobTable({ jobs, addresses, order, onOrder }: Props) {
  const { list, success, started, ended } = useWords(words);
  const columns: Columns = [
    {
      key: 'source',
      title: list.source,
      rowScope: 'row',
      fixed: 'start',
      className: styles.source,
      sorter: (one, other) => one.sourceName.localeCompare(other.sourceName),
      render: (_, job) => <SourceCell job={job} address={addresses.get(job.sourceId)} />,
    },
    { key: 'status', title: list.status, render: (_, job) => <StatusCell job={job} /> },
    numbers('found', list.found, ({ urlsDiscovered }) => urlsDiscovered),
    numbers('checked', list.checked, ({ urlsProcessed }) => urlsProcessed),
    numbers('kept', list.kept, ({ urlsSucceeded }) => urlsSucceeded),
    numbers('success', success, successRate, '%'),
    { key: 'progress', title: list.progress, render: (_, job) => <JobProgress job={job} /> },
    times('started', started, ({ startedAt }) => startedAt),
    times('ended', ended, ({ endedAt }) => endedAt),
  ];
  return (
    <Table
      aria-label={list.table}
      size="small"
      className={styles.table}
      columns={columns.map((column) => ({ ...column, sortOrder: directionOf(column.key, order) }))}
      dataSource={jobs}
      rowKey="id"
      tableLayout="auto"
      scroll={{ x: '46rem' }}
      showSorterTooltip={false}
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
      onChange={(_page, _filters, sorted) => {
        const { columnKey, order: direction } = [sorted].flat()[0] ?? {};
        onOrder(direction ? `${String(columnKey)}.${direction}` : '');
      }}
    />
  );
}

function directionOf(column: unknown, order: string | null) {
  const [sorted, direction] = order?.split('.') ?? [];
  if (sorted !== column) return null;
  return direction === 'ascend' || direction === 'descend' ? direction : null;
}

const numbers = (
  key: string,
  title: string,
  of: (job: DiscoveryJob) => number,
  unit = '',
): Columns[number] => ({
  key,
  title,
  align: 'end',
  sortDirections: ['descend', 'ascend'],
  sorter: (one, other) => of(one) - of(other),
  render: (_, job) => `${of(job)}${unit}`,
});

const times = (key: string, title: string, of: (job: DiscoveryJob) => string | null): Columns[number] => ({
  key,
  title,
  className: styles.time,
  sortDirections: ['descend', 'ascend'],
  sorter: (one, other) => (of(one) ?? '').localeCompare(of(other) ?? ''),
  render: (_, job) => <Time at={of(job)} />,
});

function SourceCell({ job, address }: { job: DiscoveryJob; address: string | undefined }) {
  return (
    <div className={styles.lines}>
      <JobLink job={job} />
      <JobId id={job.id} />
      {address && <span>{new URL(address).host}</span>}
    </div>
  );
}

function StatusCell({ job }: { job: DiscoveryJob }) {
  const { ref, onAct } = useKeptFocus<HTMLDivElement>(job.status);
  return (
    <div ref={ref} tabIndex={-1} className={styles.lines}>
      <Status status={job.status} />
      <StopCrawl short job={job} onAct={onAct} />
    </div>
  );
}
