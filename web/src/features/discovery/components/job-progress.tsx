import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { useWords } from '../../../base/language/use-language.js';
import { Progress } from '../../../ui/progress.js';
import styles from './job.module.css';
import { words } from './job-words.js';

export function JobProgress({ job: { progressPercent, sourceName } }: { job: DiscoveryJob }) {
  const { progress } = useWords(words);
  return (
    <div className={styles.progress}>
      <Progress percent={progressPercent} label={progress(sourceName)} />
      <span aria-hidden>{progressPercent}%</span>
    </div>
  );
}
