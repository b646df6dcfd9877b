import { useWords } from '../../../base/language/use-language.js';
import { ListStates } from '../components/list-states.js';
import { useJobs } from '../use-lists.js';
import { JobCards } from './job-cards.js';
import { JobTable } from './job-table.js';
import { useWideScreen } from './use-wide-screen.js';
import { words } from './words.js';

/** A table where there is room for one, else a card for each job. */
export function JobsTab() {
  const says = useWords(words);
  const jobs = useJobs();
  const isWide = useWideScreen();
  return (
    <ListStates
      loaded={jobs}
      notLoaded={says.notLoaded}
      empty={
        <>
          <h2>{says.empty}</h2>
          <p>{says.emptyText}</p>
        </>
      }
    >
      {(list) => (isWide ? <JobTable jobs={list} /> : <JobCards jobs={list} />)}
    </ListStates>
  );
}
