import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { successRate } from '@careward/contracts/discovery/success-rate';
import { Table } from 'antd';
import type { TableProps } from 'antd';
import { useWords } from '../../../base/language/use-language.js';
import { JobProgress } from '../components/job-progress.js';
import { JobId, Status, Time } from './job-parts.js';
import styles from './job-table.module.css';
import { words } from './words.js';

type Says = (typeof words)['en'];

const columns = (says: Says): TableProps<DiscoveryJob>['columns'] => [
  { key: 'id', title: says.job, render: (_, { id }) => <JobId id={id} /> },
  { key: 'source', title: says.source, dataIndex: 'sourceName', className: styles.name },
  { key: 'status', title: says.status, render: (_, { status }) => <Status status={status} /> },
  { key: 'found', title: says.found, dataIndex: 'urlsDiscovered', align: 'right' },
  { key: 'read', title: says.read, dataIndex: 'urlsProcessed', align: 'right' },
  { key: 'kept', title: says.kept, dataIndex: 'urlsSucceeded', align: 'right' },
  { key: 'success', title: says.success, align: 'right', render: (_, job) => `${successRate(job)}%` },
  { key: 'progress', title: says.progress, render: (_, job) => <JobProgress job={job} /> },
  { key: 'started', title: says.started, render: (_, { startedAt }) => <Time at={startedAt} /> },
  { key: 'ended', title: says.ended, render: (_, { endedAt }) => <Time at={endedAt} /> },
];

export default function JobTable({ jobs }: { jobs: readonly DiscoveryJob[] }) {
  const says = useWords(words);
  return (
    <Table<DiscoveryJob>
      aria-label={says.table}
      columns={columns(says)}
      dataSource={jobs}
      rowKey="id"
      size="small"
      pagination={false}
      className={styles.table}
    />
  );
}
