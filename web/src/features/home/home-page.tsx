import { ClipboardList } from 'lucide-react';
import { useEffect } from 'react';
import { config } from '../../base/config.js';
import { useSession } from '../../base/session/session-provider.js';
import { useAssessmentsQuery } from '../../shared/assessment/assessment.endpoints.js';
import { useProfileQuery } from '../../shared/care-profile/care-profile.endpoints.js';
import { useRecipientsQuery } from '../../shared/care-profile/recipients.endpoints.js';
import { LegalLinks } from '../../shared/legal/legal-links.js';
import { firstName } from '../../shared/care-profile/first-name.js';
import { HomeHeader } from './home-header.js';
import { Programs } from './programs.js';
import { ActionCard, QuickActions } from './quick-actions.js';
import { WelcomeCard } from './welcome-card.js';
import { useWords } from '../../base/language/use-language.js';
import { setOnboardingMark, showOnboardingMark } from '../../base/session/session-storage.js';
import styles from './home.module.css';
import { words } from './words.js';

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

/** Leads to onboarding until it is complete. While that is not known, its place is kept, so that nothing moves. */
function OnboardingCard() {
  const { onboarding } = useWords(words);
  const { data: profile, isLoading: isProfileLoading } = useProfileQuery();
  const { data: recipients, isLoading: areRecipientsLoading } = useRecipientsQuery();
  // Onboarding makes two calls, and the second may have failed.
  const isToBeCompleted = profile && (!profile.isOnboardingComplete || recipients?.length === 0);
  const isComplete = profile?.isOnboardingComplete && recipients && recipients.length > 0;

  useEffect(() => {
    if (!isComplete && !isToBeCompleted) return;
    setOnboardingMark(!isToBeCompleted);
    showOnboardingMark();
  }, [isComplete, isToBeCompleted]);

  const card = <ActionCard to="/onboarding" icon={ClipboardList} {...onboarding} />;
  if (isToBeCompleted) return card;
  if (!isProfileLoading && !areRecipientsLoading) return null;
  return (
    <div className={styles.onboardingPlaceholder} inert>
      {card}
    </div>
  );
}
