import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { PageHeader } from '../../../ui/page-header.js';
import { Tag } from '../../../ui/tag.js';
import { DiscoveryTabs } from '../components/discovery-tabs.js';
import { OnlySuperAdmin } from '../components/only-super-admin.js';
import { Warnings } from '../components/warnings.js';
import { words } from '../words.js';
import styles from './discovery-page.module.css';

export default function DiscoveryPage() {
  const { title, badge } = useWords(words);
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
      </div>
    </OnlySuperAdmin>
  );
}
