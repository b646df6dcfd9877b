import { Suspense, lazy, useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { ButtonLink } from '../../../ui/button.js';
import cards from '../components/card-list.module.css';
import { ListStates } from '../components/list-states.js';
import { useJobs, useSources } from '../use-lists.js';
import { WantedTopics } from '../wanted/wanted-topics.js';
import { WithheldPages } from '../withheld/withheld-pages.js';
import { RunningCrawl } from './running-crawl.js';
import { SourceCard } from './source-card.js';
import styles from './sources-tab.module.css';
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
          <div className={styles.tab}>
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
