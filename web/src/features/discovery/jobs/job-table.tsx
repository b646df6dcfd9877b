import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { successRate } from '@careward/contracts/discovery/success-rate';
import { useWords } from '../../../base/language/use-language.js';
import { JobId, JobLink, Status, Time } from '../components/job-parts.js';
import { JobProgress } from '../components/job-progress.js';
import { StopCrawl } from '../crawl/stop-crawl.js';
import { useKeptFocus } from '../use-kept-focus.js';
import styles from './job-table.module.css';
import { words } from './words.js';

export function JobTable({ jobs }: { jobs: readonly DiscoveryJob[] }) {
  const says = useWords(words);
  return (
    <div className={styles.frame}>
      <table aria-label={says.table} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{says.source}</th>
            <th scope="col">{says.job}</th>
            <th scope="col">{says.status}</th>
            <th scope="col" className={styles.number}>
              {says.found}
            </th>
            <th scope="col" className={styles.number}>
              {says.checked}
            </th>
            <th scope="col" className={styles.number}>
              {says.kept}
            </th>
            <th scope="col" className={styles.number}>
              {says.success}
            </th>
            <th scope="col">{says.progress}</th>
            <th scope="col">{says.started}</th>
            <th scope="col">{says.ended}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function JobRow({ job }: { job: DiscoveryJob }) {
  const { ref, onAct } = useKeptFocus<HTMLAnchorElement>(job.status);
  return (
    <tr>
      <th scope="row">
        <JobLink ref={ref} job={job} />
      </th>
      <td>
        <JobId id={job.id} />
      </td>
      <td>
        <Status status={job.status} />
      </td>
      <td className={styles.number}>{job.urlsDiscovered}</td>
      <td className={styles.number}>{job.urlsProcessed}</td>
      <td className={styles.number}>{job.urlsSucceeded}</td>
      <td className={styles.number}>{successRate(job)}%</td>
      <td>
        <JobProgress job={job} />
      </td>
      <td>
        <Time at={job.startedAt} />
      </td>
      <td>{job.endedAt ? <Time at={job.endedAt} /> : <StopCrawl short job={job} onAct={onAct} />}</td>
    </tr>
  );
}
