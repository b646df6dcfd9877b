import { useNavigate } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { PageHeader } from '../../ui/page-header.js';
import { AccountCard } from './account/account-card.js';
import { CareCoachCard } from './care-coach/care-coach-card.js';
import { CommunicationPreferences } from './communication/communication-preferences.js';
import { DangerZone } from './components/danger-zone.js';
import { LanguageCard } from './components/language-card.js';
import { LegalCard } from './components/legal-card.js';
import { TextSizeCard } from './components/text-size-card.js';
import { ThemeCard } from './components/theme-card.js';
import { PrivacyCard } from './privacy/privacy-card.js';
import { words } from './words.js';
import styles from './settings-page.module.css';

export default function SettingsPage() {
  const { title } = useWords(words);
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <PageHeader title={title} onBack={() => void navigate('/')} />
      <LanguageCard />
      <TextSizeCard />
      <ThemeCard />
      <CareCoachCard />
      <CommunicationPreferences />
      <PrivacyCard />
      <AccountCard />
      <LegalCard />
      <DangerZone />
    </div>
  );
}
