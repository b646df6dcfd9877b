import { Tabs } from 'antd';
import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import '../../../base/language/source-sentences.js';
import { useWords } from '../../../base/language/use-language.js';
import { Spinner } from '../../../ui/spinner.js';
import { AntTheme } from '../../../ui/theme/ant-theme.js';
import { SourcesTab } from '../sources/sources-tab.js';
import { useJobs, useSources } from '../use-lists.js';
import { useLiveLists } from '../use-live-lists.js';
import { words } from '../words.js';
import styles from './discovery-tabs.module.css';

const JobsTab = lazy(() => import('../jobs/jobs-tab.js'));
const NewSourceTab = lazy(() => import('../new-source/new-source-tab.js'));

const tabs = { sources: SourcesTab, jobs: JobsTab, new: NewSourceTab } as const;
type Tab = keyof typeof tabs;

const isTab = (tab: string | null): tab is Tab => tab !== null && Object.hasOwn(tabs, tab);

/** The open tab stands in the address, so that it survives a reload and one can go back. */
export default function DiscoveryTabs() {
  const says = useWords(words).tabs;
  const [query, setQuery] = useSearchParams();
  const [sources, jobs] = [useSources(), useJobs()];
  useLiveLists(Boolean(sources.data && jobs.data));

  const tab = query.get('tab');
  const open = (to: Tab) => setQuery({ tab: to });
  const items = (Object.keys(tabs) as Tab[]).map((key) => {
    const Panel = tabs[key];
    return {
      key,
      label: says[key],
      children: (
        <Suspense fallback={<Spinner />}>
          <Panel />
        </Suspense>
      ),
    };
  });

  return (
    <AntTheme>
      <Tabs
        activeKey={isTab(tab) ? tab : 'sources'}
        onChange={(key) => open(key as Tab)}
        items={items}
        destroyOnHidden
        animated={false}
        className={styles.tabs}
      />
    </AntTheme>
  );
}
