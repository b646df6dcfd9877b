import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { successRate } from '@careward/contracts/discovery/success-rate';
import { useId } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import { JobCounts } from '../components/job-counts.js';
import { JobProgress } from '../components/job-progress.js';
import styles from './job-cards.module.css';
import { JobId, Status, Time } from './job-parts.js';
import { words } from './words.js';

export function JobCards({ jobs }: { jobs: readonly DiscoveryJob[] }) {
  const { table } = useWords(words);
  return (
    <ul aria-label={table} className={styles.list}>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </ul>
  );
}

function JobCard({ job }: { job: DiscoveryJob }) {
  const says = useWords(words);
  const name = useId();
  return (
    <li aria-labelledby={name}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2 id={name} className={styles.name}>
            {job.sourceName}
          </h2>
          <Status status={job.status} />
        </div>
        <JobProgress job={job} />
        <JobCounts job={job} />
        <dl className={styles.facts}>
          <div>
            <dt>{says.success}</dt>
            <dd>{successRate(job)}%</dd>
          </div>
          <div>
            <dt>{says.job}</dt>
            <dd>
              <JobId id={job.id} />
            </dd>
          </div>
          <div>
            <dt>{says.started}</dt>
            <dd>
              <Time at={job.startedAt} />
            </dd>
          </div>
          <div>
            <dt>{says.ended}</dt>
            <dd>
              <Time at={job.endedAt} />
            </dd>
          </div>
        </dl>
      </Card>
    </li>
  );
}
