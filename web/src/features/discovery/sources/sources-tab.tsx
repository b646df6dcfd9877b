import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import type { ApprovalStatus, ContentSource } from '@careward/contracts/discovery/source';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fits } from '../../../base/typed-search.js';
import { useWords } from '../../../base/language/use-language.js';
import { ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { useJobs, useSources } from '../discovery.endpoints.js';
import { JobCounts, JobLink, JobProgress } from '../jobs/job-parts.js';
import { ListStates } from '../list-states.js';
import { Choice, ListTools, useListQuery } from '../list-tools.js';
import { WaitingPages } from '../review/waiting-pages.js';
import { WantedTopics } from './wanted-topics.js';
import { SourceCard } from './source-card.js';
import cards from '../discovery.module.css';
import styles from './sources.module.css';
import { words } from './words.js';

const SourceDrawer = lazy(() => import('./source-drawer.js'));

/** The state of the way here from the form: which source was added there. */
export type CreatedState = { created: string };

export default function SourcesTab() {
  const says = useWords(words);
  const sources = useSources();
  const running = useJobs().data?.filter(({ status }) => status === 'running') ?? [];
  const [openId, setOpenId] = useState<string>();
  const open = sources.data?.find(({ id }) => id === openId);
  const { created } = (useLocation().state ?? {}) as Partial<CreatedState>;

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
          <div className={cards.panel}>
            {running.map((job) => (
              <RunningCrawl key={job.id} job={job} />
            ))}
            <SourceList sources={list} created={created} onDetails={setOpenId} />
          </div>
        )}
      </ListStates>
      <WaitingPages />
      <WantedTopics />
      {open && (
        <Suspense>
          <SourceDrawer source={open} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </>
  );
}

type ListProps = {
  sources: readonly ContentSource[];
  /** The one that was just added. */
  created: string | undefined;
  onDetails: (id: string) => void;
};

function SourceList({ sources, created, onDetails }: ListProps) {
  const { tools, status: statuses } = useWords(words);
  const query = useListQuery(statuses);
  const order = orders.find((each) => each === query.order) ?? 'newest';
  const hasTools = sources.length > 1;
  const found = hasTools ? findSources(sources, { ...query, order }) : sources;
  return (
    <>
      {hasTools && (
        <ListTools says={tools} query={query} statuses={statuses} found={found.length}>
          <Choice
            label={tools.order}
            value={order}
            options={tools.orders}
            onChoose={(value) => query.change('order', value)}
          />
        </ListTools>
      )}
      <ul className={cards.list}>
        {found.map((source) => (
          <SourceCard
            key={source.id}
            source={source}
            isNew={source.id === created}
            onDetails={() => onDetails(source.id)}
          />
        ))}
      </ul>
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

export const orders = ['newest', 'name', 'nextRun'] as const;
type Order = (typeof orders)[number];

type SourceQuery = { typed: string; status: ApprovalStatus | undefined; order: Order };

/** Those of one status whose name, address or category has every typed word. */
function findSources(
  sources: readonly ContentSource[],
  { typed, status, order }: SourceQuery,
): ContentSource[] {
  const isFound = fits(typed);
  return sources
    .filter(({ approvalStatus }) => status === undefined || approvalStatus === status)
    .filter(({ name, baseUrl, category }) => isFound(`${name} ${baseUrl} ${category}`))
    .sort(comparisons[order]);
}

const comparisons: Record<Order, (one: ContentSource, other: ContentSource) => number> = {
  newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
  name: (one, other) => one.name.localeCompare(other.name),
  // What is not planned comes last.
  nextRun: (one, other) => (one.nextRunAt ?? '~').localeCompare(other.nextRunAt ?? '~'),
};
