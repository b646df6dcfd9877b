import type { DiscoveryJobDetail, RefusedUrl } from '@careward/contracts/discovery/job';
import { useWords } from '../../../base/language/use-language.js';
import { PendingButton } from '../../../ui/pending-button.js';
import { Card } from '../../../ui/card.js';
import { isOpen } from './job-parts.js';
import list from '../discovery.module.css';
import styles from './jobs.module.css';
import { words } from './job-page-words.js';

type Props = { job: DiscoveryJobDetail; isLooking: boolean; onLookAgain: () => void };

/** The URLs that a crawl did not keep, by reason. Those of a running crawl are as they were when it was loaded. */
export function Refusals({ job, isLooking, onLookAgain }: Props) {
  const says = useWords(words);
  const { refusedBy, refused } = job;
  const all = refusedBy.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={styles.section}>
      <div className={list.head}>
        <h2>{says.left}</h2>
        {isOpen(job) && (
          <PendingButton pending={isLooking} onClick={onLookAgain}>
            {says.lookAgain}
          </PendingButton>
        )}
      </div>
      {all === 0 && <p>{isOpen(job) ? says.nothingYet : says.nothing}</p>}
      {all > refused.length && <p>{says.notListed(refused.length, all)}</p>}
      {refusedBy.map(({ reason, count }) => (
        <Card key={reason} className={styles.card}>
          <details>
            <summary className={styles.summary}>
              {says.ofReason(count, says.refusals[reason].name)}
              <span className={styles.why}>{says.refusals[reason].why}</span>
            </summary>
            <Urls urls={refused.filter((each) => each.reason === reason)} />
          </details>
        </Card>
      ))}
    </section>
  );
}

function Urls({ urls }: { urls: readonly RefusedUrl[] }) {
  const says = useWords(words);
  if (urls.length === 0) return <p>{says.noneListed}</p>;
  return (
    <ul className={styles.urls}>
      {urls.map(({ url, robotsLine }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className={styles.url}>
            {url}
          </a>
          {robotsLine !== null && <span className={styles.line}>{says.line(robotsLine)}</span>}
        </li>
      ))}
    </ul>
  );
}
