import { HeartPulse, Landmark, type LucideIcon, MessageCircleHeart, ShieldPlus, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { LegalLinks } from '../../shared/legal/legal-links.js';
import { Card, Disc } from '../../ui/card.js';
import styles from './landing-details.module.css';
import { type DetailWords, words } from './landing-details.words.js';

/** What is below the first screen. */
export default function LandingDetails() {
  const texts = useWords(words);
  const { figures, features } = figuresAndFeatures(texts, config.eligibilityFeatures);
  return (
    <>
      <Stats label={texts.inFigures} figures={figures} />
      <FeatureCards label={texts.whatYouGet} features={features} />
      <HowItHelps title={texts.howItHelps(config.brandName)} helps={texts.helps} />
      <footer className={styles.footer}>
        <Link to="/resources" className={styles.library}>
          {texts.library}
        </Link>
        <LegalLinks />
      </footer>
    </>
  );
}

function Stats({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section className={styles.stats} aria-label={label}>
      {figures.map(({ figure, text }) => (
        <p key={figure}>
          <strong>{figure}</strong>
          {text}
        </p>
      ))}
    </section>
  );
}

function FeatureCards({ label, features }: { label: string; features: readonly Feature[] }) {
  return (
    <section className={styles.cards} aria-label={label}>
      {features.map(({ icon: Icon, words: { title, text, link }, to }) => (
        <Card key={title} className={styles.card}>
          <Disc>
            <Icon />
          </Disc>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
          {to && (
            <Link to={to} className={styles.link}>
              {link}
            </Link>
          )}
        </Card>
      ))}
    </section>
  );
}

function HowItHelps({ title, helps }: { title: string; helps: readonly string[] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {helps.map((help) => (
          <li key={help}>{help}</li>
        ))}
      </ul>
    </section>
  );
}

type Figure = { figure: string; text: string };
type Feature = {
  icon: LucideIcon;
  words: { title: string; text: string; link?: string };
  /** Where the link leads. */
  to?: string;
};

/** spec.md 2, "Landing page": the programs are there only with ELIGIBILITY_FEATURES. */
function figuresAndFeatures(words: DetailWords, eligibilityFeatures: boolean) {
  const { caregivers, anyHour, atMost, features: about } = words;
  const millions: Figure = { figure: '63M', text: caregivers };
  const coach: Feature = { icon: MessageCircleHeart, words: about.coach };
  if (!eligibilityFeatures)
    return {
      figures: [millions, { figure: '24/7', text: anyHour }],
      features: [coach, { icon: ShieldPlus, words: about.guidance }],
    };
  return {
    figures: [millions, { figure: '$2,000', text: atMost }],
    features: [
      coach,
      { icon: Landmark, words: about.medicaid, to: '/resources/paid-family-caregiving' },
      { icon: Users, words: about.community, to: '/resources/support-groups' },
      { icon: HeartPulse, words: about.assessment },
    ],
  };
}
