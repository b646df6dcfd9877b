import { BookOpen, ClipboardList, HandCoins, type LucideIcon, MessageCircleHeart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { config } from '../../base/config.js';
import type { ScreenPath } from '../../base/screens.js';
import { useSession } from '../../base/session/session-provider.js';
import { useAssessmentsQuery } from '../../shared/assessment/assessment.endpoints.js';
import { useProfileQuery } from '../../shared/care-profile/care-profile.endpoints.js';
import { useRecipientsQuery } from '../../shared/care-profile/recipients.js';
import { LegalLinks } from '../../shared/legal/legal-links.js';
import { firstName } from '../../shared/care-profile/first-name.js';
import { HomeHeader } from './home-header.js';
import { Programs } from './programs.js';
import { WelcomeCard } from './welcome-card.js';
import { useWords } from '../../base/language/use-language.js';
import { ActionCard } from '../../ui/link-card.js';
import { words as uiWords } from '../../ui/words.js';
import styles from './home.module.css';
import { words } from './words.js';

export default function HomePage() {
  const { user } = useSession();
  const { data: profile } = useProfileQuery();
  // spec.md 2, "Home": the list is fetched here, so it is there when the assessment opens.
  useAssessmentsQuery();
  const rest = useRest();
  return (
    <div className={styles.page}>
      <HomeHeader firstName={firstName(user, profile)} />
      <WelcomeCard />
      <Today rest={rest} />
      <QuickActions />
      {config.eligibilityFeatures && <Programs />}
      {rest !== null && <div className={styles.forYou}>{rest && <rest.ForYou />}</div>}
      <footer className={styles.legal}>
        <LegalLinks />
      </footer>
    </div>
  );
}

/**
 * The one thing for today: onboarding until it is complete, then what waits. Its place is kept until that is known, so that
 * nothing moves.
 */
function Today({ rest }: { rest: Rest | null | undefined }) {
  const { onboarding, today } = useWords(words);
  const { loading } = useWords(uiWords);
  const { data: profile, isLoading: isProfileLoading } = useProfileQuery();
  const { data: recipients, isLoading: areRecipientsLoading } = useRecipientsQuery();
  // Onboarding makes two calls, and the second may have failed.
  const isToBeCompleted = profile && (!profile.isOnboardingComplete || recipients?.length === 0);
  const isKnown = !isProfileLoading && !areRecipientsLoading;
  if (isKnown && !isToBeCompleted && rest === null) return null;
  return (
    <section aria-label={today} className={styles.today}>
      {isToBeCompleted && <ActionCard to="/onboarding" icon={ClipboardList} {...onboarding} />}
      {!isToBeCompleted &&
        (isKnown && rest ? (
          <rest.TodayCard />
        ) : (
          <div role="status" aria-label={loading} className={styles.place} />
        ))}
    </section>
  );
}

type Rest = typeof import('./for-you.js');

/** What is loaded after the page: undefined until then, null where that failed and the page does without. */
function useRest(): Rest | null | undefined {
  const [rest, setRest] = useState<Rest | null>();
  useEffect(() => {
    import('./for-you.js').then(setRest, () => setRest(null));
  }, []);
  return rest;
}

/** spec.md 2, "Home"; where there is no check, the library stands beside the coach. */
const actions = [
  { to: '/ai-coach', icon: MessageCircleHeart },
  { to: '/eligibility', icon: HandCoins },
  { to: '/resources', icon: BookOpen },
] as const satisfies readonly { to: ScreenPath; icon: LucideIcon }[];

export function QuickActions() {
  const { quickActions, actions: says } = useWords(words);
  const left = config.eligibilityFeatures ? '/resources' : '/eligibility';
  const offered = actions.filter(({ to }) => to !== left);
  return (
    <section className={styles.section} aria-labelledby="quick-actions">
      <h2 id="quick-actions">{quickActions}</h2>
      <div className={styles.cards}>
        {offered.map(({ to, icon }) => (
          <ActionCard key={to} to={to} icon={icon} {...says[to]} />
        ))}
      </div>
    </section>
  );
}
