import { config } from '../../base/config.js';
import { useSession } from '../../base/session/session-provider.js';
import { useAssessmentsQuery } from '../../shared/assessment/assessment.endpoints.js';
import { useProfileQuery } from '../../shared/care-profile/care-profile.endpoints.js';
import { LegalLinks } from '../../shared/legal/legal-links.js';
import { firstName } from '../../shared/care-profile/first-name.js';
import { HomeHeader } from './home-header.js';
import { OnboardingCard, QuickActions } from './quick-actions.js';
import { Programs } from './programs.js';
import { WelcomeCard } from './welcome-card.js';
import styles from './home.module.css';

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
