import type { Language } from '@careward/contracts/kernel/languages';
import type { Message } from '@careward/contracts/coach/message';
import { cardFor } from '@careward/contracts/safety/card-for';
import type { RiskCategory } from '@careward/contracts/safety/risk';
import { HeartHandshake, MessageSquareText, Phone, Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './safety-card.module.css';

const more: Record<Language, string> = { en: 'More in the care library', es: 'Más en la biblioteca' };
const source: Record<Language, string> = { en: 'Source', es: 'Fuente' };

type Props = {
  category: RiskCategory;
  message: Message;
  /** It has just arrived: screen readers announce it at once. */
  isNew: boolean;
};

/** Shown instead of an answer; its text is fixed and comes from the contracts. */
export function SafetyCard({ category, message: { lang, sources }, isNew }: Props) {
  const card = cardFor(category);
  const Icon = card.tier === 'T0' ? Siren : HeartHandshake;
  return (
    <div role={isNew ? 'alert' : 'group'} aria-label={card.title[lang]} lang={lang} className={styles.card}>
      <h2 className={styles.title}>
        <Icon aria-hidden />
        {card.title[lang]}
      </h2>
      {card.lead && <p>{card.lead[lang]}</p>}
      <div className={styles.actions}>
        {card.actions.map(({ label, href }) => (
          <a key={href} href={href} className={styles.call}>
            {href.startsWith('sms:') ? <MessageSquareText aria-hidden /> : <Phone aria-hidden />}
            {label[lang]}
          </a>
        ))}
      </div>
      <ul className={styles.steps}>
        {card.steps[lang].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className={styles.close}>{card.close[lang]}</p>
      <p className={styles.sources}>
        <Link to={`/resources/${card.topicId}`}>{sources[0]?.title ?? more[lang]}</Link>
        <a href={card.source} target="_blank" rel="noreferrer">
          {source[lang]}: {new URL(card.source).hostname}
        </a>
      </p>
    </div>
  );
}
