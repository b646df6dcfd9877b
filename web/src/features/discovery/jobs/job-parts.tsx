import type { DiscoveryJob, JobStatus } from '@careward/contracts/discovery/job';
import { CircleCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { dateAndTime } from '../../../base/language/date-in-words.js';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { Progress } from '../../../ui/progress.js';
import { Tag } from '../../../ui/card.js';
import styles from './jobs.module.css';
import { words } from './words.js';

/** spec.md 4, "Content source approval": the share of the processed URLs that succeeded, in whole percent. */
export const successRate = ({
  urlsSucceeded,
  urlsProcessed,
}: Pick<DiscoveryJob, 'urlsSucceeded' | 'urlsProcessed'>) =>
  urlsProcessed === 0 ? 0 : Math.round((urlsSucceeded / urlsProcessed) * 100);

export function JobProgress({ job: { progressPercent, sourceName } }: { job: DiscoveryJob }) {
  const { progress } = useWords(words);
  return (
    <div className={styles.progress}>
      <Progress percent={progressPercent} label={progress(sourceName)} />
      <span aria-hidden>{progressPercent}%</span>
    </div>
  );
}

export function JobCounts({ job }: { job: DiscoveryJob }) {
  const { counts } = useWords(words);
  return (
    <span className={styles.counts}>{counts(job.urlsDiscovered, job.urlsProcessed, job.urlsSucceeded)}</span>
  );
}

export const isOpen = ({ status }: Pick<DiscoveryJob, 'status'>) =>
  status === 'queued' || status === 'running';

/** spec.md 3, "Discovery job": the first 8 characters. */
const shortId = (id: string) => id.slice(0, 8);

export const JobId = ({ id }: Pick<DiscoveryJob, 'id'>) => <code title={id}>{shortId(id)}</code>;

type LinkProps = { job: DiscoveryJob; ref?: Ref<HTMLAnchorElement>; children?: ReactNode };

/** The state of the way to a job's page: the query of the list that one comes from. */
export type FromList = { list: string };

/** Leads to the job's page; a source has many jobs, so the link's name has the id too. */
export function JobLink({ job: { id, sourceName }, ref, children = sourceName }: LinkProps) {
  const { jobOf } = useWords(words);
  const { search } = useLocation();
  return (
    <Link
      ref={ref}
      to={`/admin/discovery/jobs/${id}`}
      state={{ list: search } satisfies FromList}
      aria-label={jobOf(sourceName, shortId(id))}
      className={styles.link}
    >
      {children}
    </Link>
  );
}

/** spec.md 4: as text, `completed` highlighted. */
export function Status({ status }: { status: JobStatus }) {
  const text = words[useLanguage()].statuses[status];
  if (status !== 'completed') return <span>{text}</span>;
  return (
    <Tag tone="ok" icon={CircleCheck}>
      {text}
    </Tag>
  );
}

export function Time({ at }: { at: string | null }) {
  const language = useLanguage();
  if (at === null) return words[language].notYet;
  return <time dateTime={at}>{dateAndTime(at, language)}</time>;
}
