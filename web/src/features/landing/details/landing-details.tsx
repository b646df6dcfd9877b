import { Link } from 'react-router-dom';
import { config } from '../../../base/config.js';
import { useWords } from '../../../base/language/use-language.js';
import { LegalLinks } from '../../../shared/legal/legal-links.js';
import { FeatureCards } from './feature-cards.js';
import { figuresAndFeatures } from './figures-and-features.js';
import { HowItHelps } from './how-it-helps.js';
import styles from './landing-details.module.css';
import { Stats } from './stats.js';
import { words } from './words.js';

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
