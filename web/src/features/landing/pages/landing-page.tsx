import { ArrowRight } from 'lucide-react';
import { config } from '../../../base/config.js';
import { LegalLinks } from '../../../shared/legal/legal-links.js';
import { ButtonLink } from '../../../ui/button.js';
import { PageTitle } from '../../../ui/page-title/page-title.js';
import { CoachExample } from '../components/coach-example.js';
import { FeatureCards } from '../components/feature-cards.js';
import { HowItHelps } from '../components/how-it-helps.js';
import { Stats } from '../components/stats.js';
import { UnreachableNotice } from '../components/unreachable-notice.js';
import { landingCopy } from '../landing-copy.js';
import styles from './landing-page.module.css';

export function LandingPage() {
  const { headline, lead, action, note, stats, features, helps } = landingCopy(config.eligibilityFeatures);
  return (
    <>
      <UnreachableNotice />
      <section className={styles.hero}>
        <div className={styles.offer}>
          <span className={styles.tag}>Free for family caregivers</span>
          <PageTitle title="">{headline}</PageTitle>
          <p className={styles.lead}>{lead}</p>
          <ButtonLink to={action.to} className={styles.action}>
            {action.label}
            <ArrowRight size="1.2rem" aria-hidden />
          </ButtonLink>
          {note && (
            <p className={styles.note}>
              <note.icon size="1rem" aria-hidden />
              {note.text}
            </p>
          )}
        </div>
        <CoachExample />
      </section>
      <Stats stats={stats} />
      <FeatureCards features={features} />
      <HowItHelps helps={helps} />
      <footer className={styles.footer}>
        <LegalLinks />
      </footer>
    </>
  );
}
