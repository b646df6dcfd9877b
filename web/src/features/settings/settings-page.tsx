import { useNavigate } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { LegalLinks } from '../../shared/legal/legal-links.js';
import { Card } from '../../ui/card.js';
import { PageHeader } from '../../ui/page-header.js';
import { AccountCard } from './account-card.js';
import { CareCoachCard } from './care-coach-card.js';
import { CommunicationPreferences } from './communication-preferences.js';
import { DangerZone } from './danger-zone.js';
import { LanguageCard, TextSizeCard, ThemeCard } from './choice-cards.js';
import { PrivacyCard } from './privacy-card.js';
import styles from './settings.module.css';
import { HomeScreenCard, OfflineCard } from './this-device-cards.js';
import { words } from './words.js';

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
      <HomeScreenCard />
      <OfflineCard />
      <PrivacyCard />
      <AccountCard />
      <LegalCard />
      <DangerZone />
    </div>
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
