import { Button } from 'antd';
import { Trash2, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { LegalLinks } from '../../shared/legal/legal-links.js';
import { Card } from '../../ui/card.js';
import { PageHeader } from '../../ui/page-header.js';
import { AntTheme } from '../../ui/theme/ant-theme.js';
import { AccountCard } from './account-card.js';
import { CareCoachCard } from './care-coach-card.js';
import { CommunicationPreferences } from './communication-preferences.js';
import { LanguageCard, TextSizeCard, ThemeCard } from './choice-cards.js';
import { PrivacyCard } from './privacy-card.js';
import styles from './settings.module.css';
import { HomeScreenCard, OfflineCard } from './this-device-cards.js';
import { useAccountDeletion } from './use-account-deletion.js';
import { words } from './words.js';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.js'));

export default function SettingsPage() {
  const { title } = useWords(words);
  const navigate = useNavigate();
  return (
    <AntTheme>
      <div className={styles.page}>
        <PageHeader title={title} onBack={() => void navigate('/')} />
        <LanguageCard />
        <TextSizeCard />
        <ThemeCard />
        <CareCoachCard />
        <CommunicationPreferences />
        <HomeScreenCard />
        <OfflineCard />
        <PrivacyCard />
        <AccountCard />
        <LegalCard />
        <DangerZone />
      </div>
    </AntTheme>
  );
}

function LegalCard() {
  const { legal } = useWords(words);
  return (
    <section aria-labelledby="legal-information">
      <Card>
        <h2 id="legal-information">{legal}</h2>
        <LegalLinks />
      </Card>
    </section>
  );
}

function DangerZone() {
  const [isAsking, setAsking] = useState(false);
  const { dangerZone, dangerText, deleteAccount } = useWords(words);
  const deletion = useAccountDeletion();
  return (
    <section aria-labelledby="danger-zone">
      <Card className={styles.card}>
        <h2 id="danger-zone" className={styles.danger}>
          <TriangleAlert aria-hidden />
          {dangerZone}
        </h2>
        <p className={styles.explanation}>{dangerText}</p>
        <Button danger className={styles.ask} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
          {deleteAccount}
        </Button>
      </Card>
      {isAsking && (
        <Suspense fallback={null}>
          <DeleteAccountDialog deletion={deletion} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}
