import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { useJobs, useSources } from '../discovery.endpoints.js';
import { JobCounts, JobLink, JobProgress } from '../jobs/job-parts.js';
import { ListStates } from '../list-states.js';
import { WantedTopics } from './wanted-topics.js';
import { WithheldPages } from './withheld-pages.js';
import { SourceCard } from './source-card.js';
import cards from '../discovery.module.css';
import styles from './sources.module.css';
import { words } from './words.js';

const SourceDrawer = lazy(() => import('./source-drawer.js'));

export function SourcesTab() {
  const says = useWords(words);
  const sources = useSources();
  const running = useJobs().data?.filter(({ status }) => status === 'running') ?? [];
  const [openId, setOpenId] = useState<string>();
  const open = sources.data?.find(({ id }) => id === openId);

  return (
    <>
      <ListStates
        loaded={sources}
        notLoaded={says.notLoaded}
        empty={
          <>
            <h2>{says.empty}</h2>
            <p>{says.emptyText}</p>
            <ButtonLink to="/admin/discovery?tab=new">{says.add}</ButtonLink>
          </>
        }
      >
        {(list) => (
          <div className={styles.sources}>
            {running.map((job) => (
              <RunningCrawl key={job.id} job={job} />
            ))}
            <ul className={cards.list}>
              {list.map((source) => (
                <SourceCard key={source.id} source={source} onDetails={() => setOpenId(source.id)} />
              ))}
            </ul>
          </div>
        )}
      </ListStates>
      <WithheldPages />
      <WantedTopics />
      {open && (
        <Suspense>
          <SourceDrawer source={open} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function RunningCrawl({ job }: { job: DiscoveryJob }) {
  const { crawling } = useWords(words);
  return (
    <Card className={styles.running}>
      <div className={styles.runningLine}>
        <h2 className={styles.runningTitle}>
          {crawling} <JobLink job={job} />
        </h2>
        <JobCounts job={job} />
      </div>
      <JobProgress job={job} />
    </Card>
  );
}
