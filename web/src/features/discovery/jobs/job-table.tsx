import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { useWords } from '../../../base/language/use-language.js';
import { JobId, JobLink, JobProgress, Status, successRate, Time } from './job-parts.js';
import { StopCrawl, useKeptFocus } from './crawl-actions.js';
import styles from './jobs.module.css';
import { words } from './words.js';

export function JobTable({ jobs }: { jobs: readonly DiscoveryJob[] }) {
  const says = useWords(words).list;
  const { success, started, ended } = useWords(words);
  return (
    <div className={styles.frame}>
      <table aria-label={says.table} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{says.source}</th>
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
              {success}
            </th>
            <th scope="col">{says.progress}</th>
            <th scope="col">{started}</th>
            <th scope="col">{ended}</th>
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
        <div className={styles.lines}>
          <JobLink ref={ref} job={job} />
          <JobId id={job.id} />
        </div>
      </th>
      <td>
        <div className={styles.lines}>
          <Status status={job.status} />
          <StopCrawl short job={job} onAct={onAct} />
        </div>
      </td>
      <td className={styles.number}>{job.urlsDiscovered}</td>
      <td className={styles.number}>{job.urlsProcessed}</td>
      <td className={styles.number}>{job.urlsSucceeded}</td>
      <td className={styles.number}>{successRate(job)}%</td>
      <td>
        <JobProgress job={job} />
      </td>
      <td className={styles.time}>
        <Time at={job.startedAt} />
      </td>
      <td className={styles.time}>
        <Time at={job.endedAt} />
      </td>
    </tr>
  );
}
