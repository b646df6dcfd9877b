import { QUEUE_BOARD } from '@careward/contracts/gateway/addresses';
import { Scale, TriangleAlert } from 'lucide-react';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
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
        <a className={styles.queues} href={`${QUEUE_BOARD}/`} target="_blank" rel="noreferrer">
          {queues}
        </a>
      </div>
    </OnlySuperAdmin>
  );
}

/** sessionStorage: this tab has shown the warnings since the sign-in. */
const WARNED = 'discoveryWarned';

/** Open once in a session, then folded. */
function Warnings() {
  const { legal, production, warnings: warningsTitle } = useWords(words);
  const [wereRead] = useState(() => sessionStorage.getItem(WARNED) !== null);
  useEffect(() => sessionStorage.setItem(WARNED, 'true'), []);
  const warnings = [
    { ...legal, Icon: Scale },
    { ...production, Icon: TriangleAlert },
  ];
  return (
    <details className={styles.warnings} open={!wereRead}>
      <summary>
        <TriangleAlert aria-hidden />
        {warningsTitle}
      </summary>
      {warnings.map(({ title, text, Icon }) => (
        <div key={title} role="note" className={styles.warning}>
          <Icon aria-hidden />
          <p>
            <strong>{title}</strong> {text}
          </p>
        </div>
      ))}
    </details>
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

type TabsProps<Tab extends string> = {
  labels: Readonly<Record<Tab, string>>;
  open: Tab;
  onOpen: (tab: Tab) => void;
  /** The panel of the open one. */
  children: ReactNode;
};

/** The arrows, Home and End move the focus from one tab to another; a click, Enter or Space opens one. */
function Tabs<Tab extends string>({ labels, open, onOpen, children }: TabsProps<Tab>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabs = Object.keys(labels) as Tab[];
  const selected = useRef<HTMLButtonElement>(null);
  const shown = useRef(open);

  // A link in a panel that opens another tab goes with its panel, and the focus with it.
  useEffect(() => {
    if (shown.current !== open && document.activeElement === document.body) selected.current?.focus();
    shown.current = open;
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  }

  return (
    <div>
      <div ref={list} role="tablist" className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab}
            ref={tab === open ? selected : undefined}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab === open ? 0 : -1}
            className={styles.tab}
            onClick={() => onOpen(tab)}
          >
            {labels[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {children}
      </div>
    </div>
  );
}
