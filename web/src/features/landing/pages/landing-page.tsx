import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { config } from '../../../base/config.js';
import { useWords } from '../../../base/language/use-language.js';
import { preloadable } from '../../../base/preloadable.js';
import { ButtonLink } from '../../../ui/button.js';
import { PageTitle } from '../../../ui/page-title.js';
import { Tag } from '../../../ui/tag.js';
import { CoachExample } from '../components/coach-example.js';
import { UnreachableNotice } from '../components/unreachable-notice.js';
import { words } from '../words.js';
import styles from './landing-page.module.css';

export const LandingDetails = preloadable(() => import('../details/landing-details.js'));

export function LandingPage() {
  const { free, unreachable, example, offer: support, paidOffer } = useWords(words);
  const offer: typeof support & { note?: string } = config.eligibilityFeatures ? paidOffer : support;
  return (
    <>
      <UnreachableNotice>{unreachable}</UnreachableNotice>
      <section className={styles.hero}>
        <div className={styles.offer}>
          <Tag>{free}</Tag>
          <PageTitle title="">{offer.headline}</PageTitle>
          <p className={styles.lead}>{offer.lead}</p>
          <ButtonLink to={config.eligibilityFeatures ? '/eligibility' : '/signup'} className={styles.action}>
            {offer.action}
            <ArrowRight size="1.2rem" aria-hidden />
          </ButtonLink>
          {offer.note && <p className={styles.note}>{offer.note}</p>}
        </div>
        <CoachExample example={example} />
      </section>
      <Suspense fallback={null}>
        <LandingDetails />
      </Suspense>
    </>
  );
}
