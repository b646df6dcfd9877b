import { QUEUE_BOARD } from '@careward/contracts/gateway/queue-board';
import { Suspense, lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { useSession } from '../../../base/session/session-provider.js';
import { PageHeader } from '../../../ui/page-header.js';
import { Spinner } from '../../../ui/spinner.js';
import { Tag } from '../../../ui/tag.js';
import { AccessDenied } from '../components/access-denied.js';
import { Warnings } from '../components/warnings.js';
import { words } from '../words.js';
import styles from './discovery-page.module.css';

// Of antd, which only those need who may see them.
const DiscoveryTabs = lazy(() => import('../components/discovery-tabs.js'));

export default function DiscoveryPage() {
  const { title, badge, queues } = useWords(words);
  const { user } = useSession();
  const navigate = useNavigate();
  if (user?.role !== 'super_admin') return <AccessDenied />;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeader title={title} onBack={() => void navigate('/profile')} />
        <Tag tone="warn">{badge}</Tag>
      </div>
      <Warnings />
      <Suspense fallback={<Spinner />}>
        <DiscoveryTabs />
      </Suspense>
      <a className={styles.queues} href={`${QUEUE_BOARD}/`}>
        {queues}
      </a>
    </div>
  );
}
