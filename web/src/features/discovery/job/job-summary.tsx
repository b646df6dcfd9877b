import type { DiscoveryJobDetail } from '@careward/contracts/discovery/job';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import list from '../components/card-list.module.css';
import { Fact } from '../components/facts.js';
import { JobFigures } from '../components/job-figures.js';
import { isOpen, Status, Time } from '../components/job-parts.js';
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
      <JobFigures job={job}>
        <Fact name={says.trigger}>{says.triggers[job.trigger]}</Fact>
        <Fact name={says.asked}>
          <Time at={job.createdAt} />
        </Fact>
      </JobFigures>
      <div className={list.actions}>
        <StopCrawl job={job} onAct={onAct} />
        {canCrawl && (
          <CrawlNow source={source} onCrawl={({ id }) => void navigate(`/admin/discovery/jobs/${id}`)} />
        )}
      </div>
    </Card>
  );
}
