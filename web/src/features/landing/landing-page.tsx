import { ArrowRight, MessageCircleHeart } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { preloadable } from '../../base/preloadable.js';
import { useSession } from '../../base/session/session-provider.js';
import { ButtonLink } from '../../ui/button.js';
import { Card, Disc, Tag } from '../../ui/card.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { PageTitle } from '../../ui/page-title.js';
import styles from './landing.module.css';
import { type LandingWords, words } from './words.js';

export const LandingDetails = preloadable(() => import('./landing-details.js'));

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

/** A sample question, answered with sentences quoted word for word from the library topic about it. */
function CoachExample({ example }: Pick<LandingWords, 'example'>) {
  const cite = <span className={styles.cite}>1</span>;
  return (
    <Card className={styles.example}>
      <div className={styles.head}>
        <Disc>
          <MessageCircleHeart />
        </Disc>
        <div>
          <strong>{example.coach}</strong>
          <p className={styles.small}>{example.claim}</p>
        </div>
      </div>
      <p className={styles.question}>{example.question}</p>
      <div className={styles.answer}>
        <blockquote>
          {example.answer.map((sentence) => (
            <span key={sentence}>
              {sentence} {cite}{' '}
            </span>
          ))}
        </blockquote>
        <p className={styles.source}>
          {cite}
          <Link to="/resources/managing-sundowning">{example.topic}</Link>
        </p>
      </div>
    </Card>
  );
}

function UnreachableNotice({ children }: { children: string }) {
  const { state, tryAgain } = useSession();
  return (
    state === 'unreachable' && (
      <div className={styles.notice}>
        <LoadFailure onTryAgain={tryAgain}>{children}</LoadFailure>
      </div>
    )
  );
}
