import { config } from '../../../base/config.js';
import { useSession } from '../../../base/session/session-provider.js';
import { useAssessmentsQuery } from '../../../shared/assessment/assessment.endpoints.js';
import { useProfileQuery } from '../../../shared/care-profile/care-profile.endpoints.js';
import { LegalLinks } from '../../../shared/legal/legal-links.js';
import { firstName } from '../../../shared/care-profile/first-name.js';
import { HomeHeader } from '../components/home-header.js';
import { OnboardingCard } from '../components/onboarding-card.js';
import { Programs } from '../components/programs.js';
import { QuickActions } from '../components/quick-actions.js';
import { WelcomeCard } from '../components/welcome-card.js';
import styles from './home-page.module.css';

export default function HomePage() {
  const { user } = useSession();
  const { data: profile } = useProfileQuery();
  // spec.md 2, "Home": the list is fetched here, so it is there when the assessment opens.
  useAssessmentsQuery();
  return (
    <div className={styles.page}>
      <HomeHeader firstName={firstName(user, profile)} />
      <WelcomeCard />
      <OnboardingCard />
      <QuickActions />
      {config.eligibilityFeatures && <Programs />}
      <footer className={styles.legal}>
        <LegalLinks />
      </footer>
    </div>
  );
}
