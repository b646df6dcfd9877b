import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { useId } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import list from '../components/card-list.module.css';
import { JobFigures } from '../components/job-figures.js';
import { JobLink, Status } from '../components/job-parts.js';
import { StopCrawl } from '../crawl/stop-crawl.js';
import { useKeptFocus } from '../use-kept-focus.js';
import { words } from './words.js';

export function JobCards({ jobs }: { jobs: readonly DiscoveryJob[] }) {
  const { table } = useWords(words);
  return (
    <ul aria-label={table} className={list.list}>
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
      <Card className={list.card}>
        <div className={list.head}>
          <h2 id={name} className={list.name}>
            <JobLink ref={ref} job={job} />
          </h2>
          <Status status={job.status} />
        </div>
        <JobFigures job={job} />
        <div className={list.actions}>
          <StopCrawl job={job} onAct={onAct} />
        </div>
      </Card>
    </li>
  );
}
