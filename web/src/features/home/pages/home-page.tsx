import { ClipboardList } from 'lucide-react';
import { config } from '../../../base/config.js';
import { useWords } from '../../../base/language/use-language.js';
import { useSession } from '../../../base/session/session-provider.js';
import { useAssessmentsQuery } from '../../../shared/assessments/assessments.endpoints.js';
import { useProfileQuery, useRecipientsQuery } from '../../../shared/care-profile/care-profile.endpoints.js';
import { LegalLinks } from '../../../shared/legal/legal-links.js';
import { firstName } from '../../../shared/care-profile/first-name.js';
import { ActionCard } from '../components/action-card.js';
import { HomeHeader } from '../components/home-header.js';
import { Programs } from '../components/programs.js';
import { QuickActions } from '../components/quick-actions.js';
import { WelcomeCard } from '../components/welcome-card.js';
import { words } from '../words.js';
import styles from './home-page.module.css';

export default function HomePage() {
  const { user } = useSession();
  const { onboarding } = useWords(words);
  const { data: profile } = useProfileQuery();
  const { data: recipients } = useRecipientsQuery();
  // spec.md 2, "Home": the list is fetched here, so it is there when the assessment opens.
  useAssessmentsQuery();
  // Onboarding makes two calls, and the second may have failed.
  const isToBeCompleted = profile && (!profile.isOnboardingComplete || recipients?.length === 0);
  return (
    <div className={styles.page}>
      <HomeHeader firstName={firstName(user, profile)} />
      <WelcomeCard />
      {isToBeCompleted && (
        <ActionCard to="/onboarding" icon={ClipboardList} label={onboarding.label} text={onboarding.text} />
      )}
      <QuickActions />
      {config.eligibilityFeatures && <Programs />}
      <footer className={styles.legal}>
        <LegalLinks />
      </footer>
    </div>
  );
}
