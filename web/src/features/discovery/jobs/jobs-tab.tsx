import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { useId, useSyncExternalStore } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import { useJobs } from '../discovery.endpoints.js';
import { ListStates } from '../list-states.js';
import { StopCrawl, useKeptFocus } from './crawl-actions.js';
import { JobFigures, JobLink, Status } from './job-parts.js';
import { JobTable } from './job-table.js';
import styles from '../discovery.module.css';
import { words } from './words.js';

/** A table where there is room for one, else a card for each job. */
export function JobsTab() {
  const says = useWords(words).list;
  const jobs = useJobs();
  const isWide = useWideScreen();
  return (
    <ListStates
      loaded={jobs}
      notLoaded={says.notLoaded}
      empty={
        <>
          <h2>{says.empty}</h2>
          <p>{says.emptyText}</p>
        </>
      }
    >
      {(list) => (isWide ? <JobTable jobs={list} /> : <JobCards jobs={list} />)}
    </ListStates>
  );
}

function JobCards({ jobs }: { jobs: readonly DiscoveryJob[] }) {
  const { table } = useWords(words).list;
  return (
    <ul aria-label={table} className={styles.list}>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </ul>
  );
}

function JobCard({ job }: { job: DiscoveryJob }) {
  const name = useId();
  const { ref, onAct } = useKeptFocus<HTMLAnchorElement>(job.status);
  return (
    <li aria-labelledby={name}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2 id={name} className={styles.name}>
            <JobLink ref={ref} job={job} />
          </h2>
          <Status status={job.status} />
        </div>
        <JobFigures job={job} />
        <div className={styles.actions}>
          <StopCrawl job={job} onAct={onAct} />
        </div>
      </Card>
    </li>
  );
}

/** Whether the rail is shown instead of the bottom bar. */
const useWideScreen = () => useSyncExternalStore(onWidthChanged, () => wideScreen().matches);

const wideScreen = () => window.matchMedia('(min-width: 1000px)');

function onWidthChanged(changed: () => void) {
  const wide = wideScreen();
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}
