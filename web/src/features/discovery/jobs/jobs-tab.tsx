import type { DiscoveryJob, JobStatus } from '@careward/contracts/discovery/job';
import { fits } from '../../../base/typed-search.js';
import { useWords } from '../../../base/language/use-language.js';
import { useJobs, useSources } from '../discovery.endpoints.js';
import { ListStates } from '../list-states.js';
import { ListTools, useListQuery } from '../list-tools.js';
import { type Addresses, JobTable } from './job-table.js';
import styles from '../discovery.module.css';
import { words } from './words.js';

export default function JobsTab() {
  const says = useWords(words).list;
  return (
    <ListStates
      loaded={useJobs()}
      notLoaded={says.notLoaded}
      empty={
        <>
          <h2>{says.empty}</h2>
          <p>{says.emptyText}</p>
        </>
      }
    >
      {(jobs) => <Jobs jobs={jobs} />}
    </ListStates>
  );
}

function Jobs({ jobs }: { jobs: readonly DiscoveryJob[] }) {
  const { tools, statuses } = useWords(words);
  const addresses = new Map(useSources().data?.map(({ id, baseUrl }) => [id, baseUrl]));
  const query = useListQuery(statuses);
  const found = findJobs(jobs, addresses, query);
  return (
    <div className={styles.panel}>
      {jobs.length > 1 && <ListTools says={tools} query={query} statuses={statuses} found={found.length} />}
      {found.length > 0 && (
        <JobTable
          jobs={found}
          addresses={addresses}
          order={query.order}
          onOrder={(order) => query.change('order', order)}
        />
      )}
    </div>
  );
}

type JobQuery = { typed: string; status: JobStatus | undefined };

/** Those of one status whose source's name or address has every typed word. */
function findJobs(
  jobs: readonly DiscoveryJob[],
  addresses: Addresses,
  { typed, status }: JobQuery,
): DiscoveryJob[] {
  const isFound = fits(typed);
  return jobs
    .filter((job) => status === undefined || job.status === status)
    .filter(({ sourceName, sourceId }) => isFound(`${sourceName} ${addresses.get(sourceId) ?? ''}`));
}
