import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { successRate } from '@careward/contracts/discovery/success-rate';
import { useId } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import list from '../components/card-list.module.css';
import { Fact, Facts } from '../components/facts.js';
import { JobCounts } from '../components/job-counts.js';
import { JobId, JobLink, Status, Time } from '../components/job-parts.js';
import { JobProgress } from '../components/job-progress.js';
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
  const says = useWords(words);
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
        <JobProgress job={job} />
        <JobCounts job={job} />
        <Facts>
          <Fact name={says.success}>{successRate(job)}%</Fact>
          <Fact name={says.job}>
            <JobId id={job.id} />
          </Fact>
          <Fact name={says.started}>
            <Time at={job.startedAt} />
          </Fact>
          <Fact name={says.ended}>
            <Time at={job.endedAt} />
          </Fact>
        </Facts>
        <div className={list.actions}>
          <StopCrawl job={job} onAct={onAct} />
        </div>
      </Card>
    </li>
  );
}
