import { ClipboardList } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { setOnboardingMark, showOnboardingMark } from '../../../base/session/session-storage.js';
import { useProfileQuery, useRecipientsQuery } from '../../../shared/care-profile/care-profile.endpoints.js';
import { words } from '../words.js';
import { ActionCard } from './action-card.js';
import styles from './onboarding-card.module.css';

/** Leads to onboarding until it is complete. While that is not known, its place is kept, so that nothing moves. */
export function OnboardingCard() {
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
    <div className={styles.place} inert>
      {card}
    </div>
  );
}
