import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import '../../../base/language/source-sentences.js';
import { useWords } from '../../../base/language/use-language.js';
import { Spinner } from '../../../ui/spinner.js';
import { JobsTab } from '../jobs/jobs-tab.js';
import { SourcesTab } from '../sources/sources-tab.js';
import { useJobs, useSources } from '../use-lists.js';
import { useLiveChanges } from '../use-live-changes.js';
import { WantedFor } from '../wanted/wanted-for.js';
import { words } from '../words.js';
import { Tabs } from './tabs.js';

// Of antd, which the lists do without.
const NewSourceTab = lazy(() => import('../new-source/new-source-tab.js'));

const panels = { sources: SourcesTab, jobs: JobsTab, new: NewSourceTab } as const;
type Tab = keyof typeof panels;

const isTab = (tab: string | null): tab is Tab => tab !== null && Object.hasOwn(panels, tab);

/** The open tab stands in the address, so that it survives a reload and one can go back. */
export function DiscoveryTabs() {
  const says = useWords(words).tabs;
  const [query, setQuery] = useSearchParams();
  const [sources, jobs] = [useSources(), useJobs()];
  useLiveChanges(Boolean(sources.data && jobs.data));

  const asked = query.get('tab');
  const open = isTab(asked) ? asked : 'sources';
  const Panel = panels[open];

  return (
    <Tabs labels={says} open={open} onOpen={(tab) => setQuery({ tab })}>
      {open === 'new' && <WantedFor />}
      <Suspense fallback={<Spinner />}>
        <Panel />
      </Suspense>
    </Tabs>
  );
}
