import { QUEUE_BOARD } from '@careward/contracts/gateway/addresses';
import { Alert } from 'antd';
import { Scale, TriangleAlert } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { preloadable } from '../../base/preloadable.js';
import { PageHeader } from '../../ui/page-header.js';
import { Spinner } from '../../ui/button.js';
import { Tag } from '../../ui/card.js';
import { AntTheme } from '../../ui/theme/ant-theme.js';
import { OnlySuperAdmin } from './only-super-admin.js';
import styles from './discovery.module.css';
import { words } from './words.js';

const DiscoveryTabs = preloadable(() => import('./discovery-tabs.js'));
// Beside the page, not after it.
DiscoveryTabs.preload().catch(() => undefined);

export default function DiscoveryPage() {
  const { title, badge, queues, ant } = useWords(words);
  const navigate = useNavigate();
  return (
    <OnlySuperAdmin>
      <AntTheme locale={ant}>
        <div className={styles.page}>
          <div className={styles.top}>
            <PageHeader title={title} onBack={() => void navigate('/profile')} />
            <Tag tone="warn">{badge}</Tag>
          </div>
          <Warnings />
          <Suspense fallback={<Spinner />}>
            <DiscoveryTabs />
          </Suspense>
          <a className={styles.queues} href={`${QUEUE_BOARD}/`} target="_blank" rel="noreferrer">
            {queues}
          </a>
        </div>
      </AntTheme>
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
        <Alert
          key={title}
          role="note"
          type="warning"
          showIcon
          icon={<Icon aria-hidden />}
          title={
            <>
              <strong>{title}</strong> {text}
            </>
          }
        />
      ))}
    </details>
  );
}
