import type { DiscoveryJob, JobStatus } from '@careward/contracts/discovery/job';
import { CircleCheck } from 'lucide-react';
import { useLanguage } from '../../../base/language/use-language.js';
import { Tag } from '../../../ui/tag.js';
import { dateAndTime } from '../date-and-time.js';
import { words } from './words.js';

/** spec.md 3, "Discovery job": the first 8 characters. */
export const JobId = ({ id }: Pick<DiscoveryJob, 'id'>) => <code title={id}>{id.slice(0, 8)}</code>;

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
