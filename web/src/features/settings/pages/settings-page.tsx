import { useNavigate } from 'react-router-dom';
import { PageHeader } from '../../../ui/page-header.js';
import { DangerZone } from '../components/danger-zone.js';
import styles from './settings-page.module.css';

export default function SettingsPage() {
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <PageHeader title="Settings" onBack={() => void navigate('/')} />
      <DangerZone />
    </div>
  );
}
