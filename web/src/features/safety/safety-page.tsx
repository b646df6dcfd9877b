import { cardFor } from '@careward/content/safety/cards';
import { measuredFigures } from '@careward/content/safety/measured-figures';
import { phones } from '@careward/content/safety/phones';
import type { CardAction } from '@careward/content/safety/safety-card';
import { riskCategories, riskCodes, type RiskTier, riskTiers } from '@careward/contracts/coach/risk';
import type { Language } from '@careward/contracts/kernel/languages';
import { TriangleAlert } from 'lucide-react';
import { calendarDate } from '../../base/language/date-in-words.js';
import { useLanguage } from '../../base/language/use-language.js';
import { PageHeader } from '../../ui/page-header.js';
import { PhoneLabel, PhoneText } from '../../ui/phone-text.js';
import { Figures } from './figures.js';
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

function DangerList({ language }: { language: Language }) {
  const texts = words[language];
  return (
    <section className={styles.dangerSection}>
      <h2>{texts.dangers(KINDS_OF_DANGER)}</h2>
      {dangersByTier(language).map(({ tier, dangers }) => (
        <div key={tier} className={styles.tier}>
          <h3>{texts.tiers[tier]}</h3>
          <ul className={styles.dangers}>
            {dangers.map((danger) => (
              <li key={danger}>{danger}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const codes = [...new Set(riskCategories.map((category) => riskCodes[category]))];

/** Choking counts as breathing trouble, so it is no kind of its own. */
export const KINDS_OF_DANGER = codes.length;

/** The kinds of danger by name, under the tier of their card. */
export function dangersByTier(language: Language): { tier: RiskTier; dangers: string[] }[] {
  const kinds = codes.map((code) => riskCategories.filter((category) => riskCodes[category] === code));
  return riskTiers
    .map((tier) => ({
      tier,
      dangers: kinds
        .filter(([category]) => category && cardFor(category).tier === tier)
        .map((kind) => kind.map((category) => cardFor(category).name[language]).join(', ')),
    }))
    .filter(({ dangers }) => dangers.length > 0);
}

function PhoneList({ language }: { language: Language }) {
  const all: CardAction[] = Object.values(phones);
  return (
    <section className={styles.section}>
      <h2>{words[language].numbers}</h2>
      <ul className={styles.phones}>
        {all.map((phone) => (
          <Phone key={phone.href} phone={phone} language={language} />
        ))}
      </ul>
    </section>
  );
}

function Phone({ phone, language }: { phone: CardAction; language: Language }) {
  const texts = words[language];
  const { label, href, hours, afterHours, languages, source, checked } = phone;
  return (
    <li className={styles.phone}>
      <a href={href} className={styles.number}>
        <PhoneLabel>{label[language]}</PhoneLabel>
      </a>
      <dl>
        <dt>{texts.hours}</dt>
        <dd>
          <PhoneText lang={language}>
            {[hours[language], afterHours?.[language]].filter(Boolean).join('. ')}
          </PhoneText>
        </dd>
        <dt>{texts.languages}</dt>
        <dd>{languages[language]}</dd>
        <dt>{texts.checked}</dt>
        <dd>
          <time dateTime={checked}>{calendarDate(checked, language)}</time>
        </dd>
      </dl>
      <a href={source} target="_blank" rel="noreferrer" className={styles.source}>
        {texts.source}: {new URL(source).hostname}
      </a>
    </li>
  );
}
