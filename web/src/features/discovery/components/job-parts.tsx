import type { DiscoveryJob, JobStatus } from '@careward/contracts/discovery/job';
import { CircleCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { Tag } from '../../../ui/tag.js';
import { dateAndTime } from '../date-and-time.js';
import styles from './job.module.css';
import { words } from './job-words.js';

export const isOpen = ({ status }: Pick<DiscoveryJob, 'status'>) =>
  status === 'queued' || status === 'running';

/** spec.md 3, "Discovery job": the first 8 characters. */
const shortId = (id: string) => id.slice(0, 8);

export const JobId = ({ id }: Pick<DiscoveryJob, 'id'>) => <code title={id}>{shortId(id)}</code>;

type LinkProps = { job: DiscoveryJob; ref?: Ref<HTMLAnchorElement>; children?: ReactNode };

/** Leads to the job's page; a source has many jobs, so the link's name has the id too. */
export function JobLink({ job: { id, sourceName }, ref, children = sourceName }: LinkProps) {
  const { jobOf } = useWords(words);
  return (
    <Link
      ref={ref}
      to={`/admin/discovery/jobs/${id}`}
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
