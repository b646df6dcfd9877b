import { measuredFigures } from '@careward/content/safety/measured-figures';
import { TriangleAlert } from 'lucide-react';
import { useLanguage } from '../../base/language/use-language.js';
import { PageHeader } from '../../ui/page-header.js';
import { PhoneText } from '../../ui/phone-text.js';
import { DangerList } from './danger-list.js';
import { Figures } from './figures.js';
import { PhoneList } from './phone-list.js';
import { words } from './words.js';
import styles from './safety.module.css';

/** Whom to call, what the check of every message does, and how well. */
export default function SafetyPage() {
  const language = useLanguage();
  const texts = words[language];
  return (
    <article className={styles.page}>
      <PageHeader title={texts.title} about={texts.about} />
      <PhoneList language={language} />
      <section className={styles.notice}>
        <h2>
          <TriangleAlert aria-hidden /> {texts.notReviewed}
        </h2>
        <p>
          <PhoneText lang={language}>{texts.notReviewedText}</PhoneText>
        </p>
      </section>
      <Points heading={texts.does} points={texts.doesList} />
      <Points heading={texts.doesNot} points={texts.doesNotList} />
      <Points heading={texts.shown} points={texts.shownList} />
      <DangerList language={language} />
      <Figures figures={measuredFigures} language={language} />
    </article>
  );
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  const language = useLanguage();
  return (
    <section className={styles.points}>
      <h2>{heading}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <PhoneText lang={language}>{point}</PhoneText>
          </li>
        ))}
      </ul>
    </section>
  );
}
