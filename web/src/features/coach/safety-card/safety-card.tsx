import type { Language } from '@careward/contracts/kernel/languages';
import type { Message, Risk } from '@careward/contracts/coach/message';
import { cardFor } from '@careward/contracts/safety/card-for';
import { Link } from 'react-router-dom';
import { HelpActions } from './help-actions.js';
import styles from './safety-card.module.css';
import { SecondDanger } from './second-danger.js';
import { isEmergency, tierIcon, toneOf } from './tier-look.js';
import tones from './tone.module.css';

const more: Record<Language, string> = { en: 'More in the care library', es: 'Más en la biblioteca' };
const source: Record<Language, string> = { en: 'Source', es: 'Fuente' };

type Props = {
  risk: Risk;
  message: Message;
  /** It has just arrived: screen readers announce an emergency at once. */
  isNew: boolean;
};

/** Shown instead of an answer; its text is fixed and comes from the contracts. */
export function SafetyCard({ risk: { category, tier, also }, message: { lang, sources }, isNew }: Props) {
  const card = cardFor(category);
  const Icon = tierIcon[tier];
  return (
    <div
      role={isNew && isEmergency(tier) ? 'alert' : 'group'}
      aria-label={card.title[lang]}
      lang={lang}
      className={`${styles.card} ${tones[toneOf(tier)]}`}
    >
      <h2 className={styles.title}>
        <Icon aria-hidden />
        {card.title[lang]}
      </h2>
      {card.lead && <p>{card.lead[lang]}</p>}
      <HelpActions actions={card.actions} lang={lang} look={tier === 'T4' ? 'quiet' : 'filled'} />
      {also && <SecondDanger category={also} lang={lang} shown={card.actions} />}
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
