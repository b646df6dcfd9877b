import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { useWords } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import { JobCounts } from '../components/job-counts.js';
import { JobLink } from '../components/job-parts.js';
import { JobProgress } from '../components/job-progress.js';
import styles from './running-crawl.module.css';
import { words } from './words.js';

export function RunningCrawl({ job }: { job: DiscoveryJob }) {
  const { crawling } = useWords(words);
  return (
    <Card className={styles.card}>
      <div className={styles.line}>
        <h2 className={styles.title}>
          {crawling} <JobLink job={job} />
        </h2>
        <JobCounts job={job} />
      </div>
      <JobProgress job={job} />
    </Card>
  );
}
