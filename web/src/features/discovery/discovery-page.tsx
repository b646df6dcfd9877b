import { QUEUE_BOARD } from '@careward/contracts/gateway/addresses';
import { Scale, TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { PageHeader } from '../../ui/page-header.js';
import { Spinner } from '../../ui/button.js';
import { Tag } from '../../ui/tag.js';
import { useJobs, useLiveChanges, useSources } from './discovery.endpoints.js';
import { JobsTab } from './jobs/jobs-tab.js';
import { OnlySuperAdmin } from './only-super-admin.js';
import { SourcesTab } from './sources/sources-tab.js';
import { WantedFor } from './sources/wanted-topics.js';
import './source-sentences.js';
import { Tabs } from './tabs.js';
import styles from './discovery.module.css';
import { words } from './words.js';

export default function DiscoveryPage() {
  const { title, badge, queues } = useWords(words);
  const navigate = useNavigate();
  return (
    <OnlySuperAdmin>
      <div className={styles.page}>
        <div className={styles.top}>
          <PageHeader title={title} onBack={() => void navigate('/profile')} />
          <Tag tone="warn">{badge}</Tag>
        </div>
        <Warnings />
        <DiscoveryTabs />
        <a className={styles.queues} href={`${QUEUE_BOARD}/`}>
          {queues}
        </a>
      </div>
    </OnlySuperAdmin>
  );
}

function Warnings() {
  const { legal, production } = useWords(words);
  const warnings = [
    { ...legal, Icon: Scale },
    { ...production, Icon: TriangleAlert },
  ];
  return (
    <div className={styles.warnings}>
      {warnings.map(({ title, text, Icon }) => (
        <div key={title} role="note" className={styles.warning}>
          <Icon aria-hidden />
          <p>
            <strong>{title}</strong> {text}
          </p>
        </div>
      ))}
    </div>
  );
}

// Of antd, which the lists do without.
const NewSourceTab = lazy(() => import('./new-source/new-source-tab.js'));

const panels = { sources: SourcesTab, jobs: JobsTab, new: NewSourceTab } as const;
type Tab = keyof typeof panels;

const isTab = (tab: string | null): tab is Tab => tab !== null && Object.hasOwn(panels, tab);

/** The open tab stands in the address, so that it survives a reload and one can go back. */
function DiscoveryTabs() {
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
