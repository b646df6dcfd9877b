import { type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isNotFound } from '../../../base/http/api-error.js';
import { sentenceOf } from '../../../base/language/sentences.js';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { preloadable } from '../../../base/preloadable.js';
import { ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { LoadAlert } from '../../../ui/load-alert.js';
import { PageHeader } from '../../../ui/page-header.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { AntTheme } from '../../../ui/theme/ant-theme.js';
import { useJobQuery, useLiveChanges } from '../discovery.endpoints.js';
import { OnlySuperAdmin } from '../only-super-admin.js';
import type { FromList } from './job-parts.js';
import { Refusals } from './refusals.js';
import styles from '../discovery.module.css';
import { words } from './job-page-words.js';

const JobSummary = preloadable(() => import('./job-summary.js'));
// Not waited for: the page asks the server meanwhile.
JobSummary.preload().catch(() => undefined);

const JOBS = '/admin/discovery?tab=jobs';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export default function JobPage() {
  const { jobId = '' } = useParams();
  return (
    <OnlySuperAdmin>
      <AntTheme>{UUID.test(jobId) ? <Job id={jobId} /> : <Missing />}</AntTheme>
    </OnlySuperAdmin>
  );
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
        <Suspense fallback={<Place />}>
          <JobSummary job={job} />
        </Suspense>
        <Refusals job={job} isLooking={isFetching} onLookAgain={() => void refetch()} />
      </Frame>
    );
  if (isNotFound(error)) return <Missing />;
  return (
    <Frame title={says.title}>
      {error && !isFetching ? (
        <LoadAlert onTryAgain={() => void refetch()}>
          {sentenceOf(error, language) ?? says.notLoaded}
        </LoadAlert>
      ) : (
        <Place />
      )}
    </Frame>
  );
}

function Place() {
  const { loading } = useWords(words);
  return (
    <div role="status" aria-label={loading}>
      <Card>
        <Skeleton height="12rem" />
      </Card>
    </div>
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
  const { list = '' } = (useLocation().state ?? {}) as Partial<FromList>;
  const back = list.includes('tab=jobs') ? `/admin/discovery${list}` : JOBS;
  return (
    <div className={styles.page}>
      <PageHeader title={title} onBack={() => void navigate(back)} />
      {children}
    </div>
  );
}
