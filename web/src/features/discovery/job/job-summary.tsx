import type { DiscoveryJobDetail } from '@careward/contracts/discovery/job';
import { successRate } from '@careward/contracts/discovery/success-rate';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import list from '../components/card-list.module.css';
import { Fact, Facts } from '../components/facts.js';
import { JobCounts } from '../components/job-counts.js';
import { isOpen, JobId, Status, Time } from '../components/job-parts.js';
import { JobProgress } from '../components/job-progress.js';
import { CrawlNow } from '../crawl/crawl-now.js';
import { StopCrawl } from '../crawl/stop-crawl.js';
import { useKeptFocus } from '../use-kept-focus.js';
import { useSources } from '../use-lists.js';
import { words } from './words.js';

/** How far a crawl is, or how it ended and why. */
export function JobSummary({ job }: { job: DiscoveryJobDetail }) {
  const says = useWords(words);
  const navigate = useNavigate();
  const { ref, onAct } = useKeptFocus<HTMLHeadingElement>(job.status);
  const source = useSources().data?.find(({ id }) => id === job.sourceId);
  const canCrawl = source?.approvalStatus === 'approved' && !isOpen(job);

  return (
    <Card className={list.card}>
      <div className={list.head}>
        <h2 ref={ref} tabIndex={-1} className={list.name}>
          {says.happened}
        </h2>
        <Status status={job.status} />
      </div>
      <p role="status">{job.reason ? says.reasons[job.reason] : says.states[job.status]}</p>
      <JobProgress job={job} />
      <JobCounts job={job} />
      <Facts>
        <Fact name={says.success}>{successRate(job)}%</Fact>
        <Fact name={says.trigger}>{says.triggers[job.trigger]}</Fact>
        <Fact name={says.asked}>
          <Time at={job.createdAt} />
        </Fact>
        <Fact name={says.started}>
          <Time at={job.startedAt} />
        </Fact>
        <Fact name={says.ended}>
          <Time at={job.endedAt} />
        </Fact>
        <Fact name={says.job}>
          <JobId id={job.id} />
        </Fact>
      </Facts>
      <div className={list.actions}>
        <StopCrawl job={job} onAct={onAct} />
        {canCrawl && (
          <CrawlNow source={source} onCrawl={({ id }) => void navigate(`/admin/discovery/jobs/${id}`)} />
        )}
      </div>
    </Card>
  );
}
