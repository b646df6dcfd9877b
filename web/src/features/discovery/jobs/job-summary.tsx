import type { DiscoveryJobDetail } from '@careward/contracts/discovery/job';
import { Timeline } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import { useSources, useWaitingOf } from '../discovery.endpoints.js';
import { FactTable } from '../fact-table.js';
import { CrawlNow, StopCrawl, useKeptFocus } from './crawl-actions.js';
import { isOpen, JobCounts, JobId, JobProgress, Status, successRate, Time } from './job-parts.js';
import styles from '../discovery.module.css';
import { words } from './job-page-words.js';
import { words as jobWords } from './words.js';

/** How far a crawl is, or how it ended and why. */
export default function JobSummary({ job }: { job: DiscoveryJobDetail }) {
  const says = useWords(words);
  const ofJobs = useWords(jobWords);
  const navigate = useNavigate();
  const { ref, onAct } = useKeptFocus<HTMLHeadingElement>(job.status);
  const source = useSources().data?.find(({ id }) => id === job.sourceId);
  const waits = useWaitingOf(job.sourceId);
  const canCrawl = source?.approvalStatus === 'approved' && !isOpen(job);

  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 ref={ref} tabIndex={-1} className={styles.name}>
          {says.happened}
        </h2>
        <Status status={job.status} />
      </div>
      <p role="status">{job.reason ? says.reasons[job.reason] : says.states[job.status]}</p>
      <JobProgress job={job} />
      <JobCounts job={job} />
      <FactTable
        facts={[
          { name: ofJobs.success, value: `${successRate(job)}%` },
          { name: ofJobs.job, value: <JobId id={job.id} /> },
          { name: says.trigger, value: says.triggers[job.trigger] },
          ...(waits ? [{ name: says.waiting, value: <WaitingLink count={waits} /> }] : []),
        ]}
      />
      <Timeline
        className={styles.steps}
        items={[
          step(says.asked, job.createdAt),
          step(ofJobs.started, job.startedAt),
          step(ofJobs.ended, job.endedAt),
        ]}
      />
      <div className={styles.actions}>
        <StopCrawl job={job} onAct={onAct} />
        {canCrawl && (
          <CrawlNow source={source} onCrawl={({ id }) => void navigate(`/admin/discovery/jobs/${id}`)} />
        )}
      </div>
    </Card>
  );
}

/** To where they are looked at. */
const WaitingLink = ({ count }: { count: number }) => (
  <Link to="/admin/discovery?tab=sources">{useWords(words).waitingPages(count)}</Link>
);

/** One that has not come yet is grey, and says so. */
const step = (name: string, at: string | null) => ({
  color: at === null ? 'gray' : 'blue',
  content: (
    <>
      <strong>{name}</strong> <Time at={at} />
    </>
  ),
});
