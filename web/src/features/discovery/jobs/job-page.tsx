import type { DiscoveryJobDetail } from '@careward/contracts/discovery/job';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { sentenceOf } from '../../../base/language/sentences.js';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { PageHeader } from '../../../ui/page-header.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useJobQuery, useLiveChanges, useSources } from '../discovery.endpoints.js';
import { Fact } from '../facts.js';
import { OnlySuperAdmin } from '../only-super-admin.js';
import { CrawlNow, StopCrawl, useKeptFocus } from './crawl-actions.js';
import { isOpen, JobFigures, Status, Time } from './job-parts.js';
import { Refusals } from './refusals.js';
import styles from '../discovery.module.css';
import { words } from './job-page-words.js';

const JOBS = '/admin/discovery?tab=jobs';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export default function JobPage() {
  const { jobId = '' } = useParams();
  return <OnlySuperAdmin>{UUID.test(jobId) ? <Job id={jobId} /> : <Missing />}</OnlySuperAdmin>;
}

function Job({ id }: { id: string }) {
  const language = useLanguage();
  const says = words[language];
  const {
    currentData: job,
    error,
    isFetching,
    refetch,
  } = useJobQuery(id, { refetchOnMountOrArgChange: true });
  useLiveChanges(Boolean(job));

  if (job)
    return (
      <Frame title={says.titleOf(job.sourceName)}>
        <JobSummary job={job} />
        <Refusals job={job} isLooking={isFetching} onLookAgain={() => void refetch()} />
      </Frame>
    );
  if (error && 'status' in error && error.status === 404) return <Missing />;
  return (
    <Frame title={says.title}>
      {error && !isFetching ? (
        <LoadFailure onTryAgain={() => void refetch()}>
          {sentenceOf(error, language) ?? says.notLoaded}
        </LoadFailure>
      ) : (
        <div role="status" aria-label={says.loading}>
          <Card>
            <Skeleton height="12rem" />
          </Card>
        </div>
      )}
    </Frame>
  );
}

/** How far a crawl is, or how it ended and why. */
function JobSummary({ job }: { job: DiscoveryJobDetail }) {
  const says = useWords(words);
  const navigate = useNavigate();
  const { ref, onAct } = useKeptFocus<HTMLHeadingElement>(job.status);
  const source = useSources().data?.find(({ id }) => id === job.sourceId);
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
      <JobFigures job={job}>
        <Fact name={says.trigger}>{says.triggers[job.trigger]}</Fact>
        <Fact name={says.asked}>
          <Time at={job.createdAt} />
        </Fact>
      </JobFigures>
      <div className={styles.actions}>
        <StopCrawl job={job} onAct={onAct} />
        {canCrawl && (
          <CrawlNow source={source} onCrawl={({ id }) => void navigate(`/admin/discovery/jobs/${id}`)} />
        )}
      </div>
    </Card>
  );
}

/** No crawl has this id, or it is none. */
function Missing() {
  const says = useWords(words);
  return (
    <Frame title={says.missing}>
      <p>{says.missingText}</p>
      <div>
        <ButtonLink to={JOBS}>{says.toJobs}</ButtonLink>
      </div>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <PageHeader title={title} onBack={() => void navigate(JOBS)} />
      {children}
    </div>
  );
}
