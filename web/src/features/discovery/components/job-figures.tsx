import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { successRate } from '@careward/contracts/discovery/success-rate';
import type { ReactNode } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { Fact, Facts } from './facts.js';
import { JobCounts } from './job-counts.js';
import { JobId, Time } from './job-parts.js';
import { JobProgress } from './job-progress.js';
import { words } from './job-words.js';

type Props = {
  job: DiscoveryJob;
  /** More facts, of what came before the start. */
  children?: ReactNode;
};

/** How far a crawl is, or how far it came. */
export function JobFigures({ job, children }: Props) {
  const says = useWords(words);
  return (
    <>
      <JobProgress job={job} />
      <JobCounts job={job} />
      <Facts>
        <Fact name={says.success}>{successRate(job)}%</Fact>
        <Fact name={says.job}>
          <JobId id={job.id} />
        </Fact>
        {children}
        <Fact name={says.started}>
          <Time at={job.startedAt} />
        </Fact>
        <Fact name={says.ended}>
          <Time at={job.endedAt} />
        </Fact>
      </Facts>
    </>
  );
}
