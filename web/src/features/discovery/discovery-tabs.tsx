import { Tabs } from 'antd';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { Spinner } from '../../ui/button.js';
import { useJobs, useLiveChanges, useSources } from './discovery.endpoints.js';
import styles from './discovery.module.css';
import { words } from './words.js';

const panels = {
  sources: lazy(() => import('./sources/sources-tab.js')),
  jobs: lazy(() => import('./jobs/jobs-tab.js')),
  new: lazy(() => import('./new-source/new-source-tab.js')),
} as const;
type Tab = keyof typeof panels;

const isTab = (tab: string | null): tab is Tab => tab !== null && Object.hasOwn(panels, tab);

/** The open tab stands in the address, so that it survives a reload and one can go back. */
export default function DiscoveryTabs() {
  const says = useWords(words).tabs;
  const [query, setQuery] = useSearchParams();
  const [sources, jobs] = [useSources(), useJobs()];
  useLiveChanges(Boolean(sources.data && jobs.data));

  const asked = query.get('tab');
  const open = isTab(asked) ? asked : 'sources';
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(open);

  // A link in a panel that opens another tab goes with its panel, and the focus with it.
  useEffect(() => {
    const isLost = document.activeElement?.matches('body, [role=tabpanel][aria-hidden=true] *');
    if (shown.current !== open && isLost)
      place.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    shown.current = open;
  }, [open]);

  return (
    <div ref={place}>
      <Tabs
        className={styles.tabs}
        activeKey={open}
        animated={false}
        destroyOnHidden
        items={Object.entries(panels).map(([tab, Panel]) => ({
          key: tab,
          label: says[tab as Tab],
          children: (
            <Suspense fallback={<Spinner />}>
              <Panel />
            </Suspense>
          ),
        }))}
        onChange={(tab) => setQuery({ tab })}
      />
    </div>
  );
}
