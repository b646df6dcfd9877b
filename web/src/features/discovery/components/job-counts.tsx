import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { useWords } from '../../../base/language/use-language.js';
import styles from './job.module.css';
import { words } from './job-words.js';

export function JobCounts({ job }: { job: DiscoveryJob }) {
  const { counts } = useWords(words);
  return (
    <span className={styles.counts}>{counts(job.urlsDiscovered, job.urlsProcessed, job.urlsSucceeded)}</span>
  );
}
