import { QUEUE_BOARD } from '@careward/contracts/gateway/queue-board';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { PageHeader } from '../../ui/page-header.js';
import { Tag } from '../../ui/tag.js';
import { DiscoveryTabs } from './components/discovery-tabs.js';
import { OnlySuperAdmin } from './components/only-super-admin.js';
import { Warnings } from './components/warnings.js';
import { words } from './words.js';
import styles from './discovery-page.module.css';

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
