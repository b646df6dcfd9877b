import type { Message, Risk } from '@careward/contracts/coach/message';
import { cardFor } from '@careward/contracts/safety/card-for';
import { PhoneText } from '../../ui/phone-text.js';
import { SourceLink } from '../navigation/source-link.js';
import { HelpActions } from './help-actions.js';
import styles from './safety-card.module.css';
import { SecondDanger } from './second-danger.js';
import { tierIcon, toneOf } from './tier-look.js';
import tones from './tone.module.css';
import { words } from './words.js';

type Props = {
  risk: Risk;
  message: Pick<Message, 'lang' | 'sources'>;
  /** Stands below the card. */
  note?: string;
};

/**
 * Shown instead of an answer; its text is fixed and comes from the contracts. It takes the focus when it comes, which is
 * how screen readers announce it: as a live region they would say it twice.
 */
export function SafetyCard({ risk: { category, tier, also }, message: { lang, sources }, note }: Props) {
  const card = cardFor(category);
  const texts = words[lang];
  const Icon = tierIcon[tier];
  return (
    <div className={styles.message} lang={lang}>
      <div
        role="group"
        aria-label={card.title[lang]}
        tabIndex={-1}
        data-card
        className={`${styles.card} ${tones[toneOf(tier)]}`}
      >
        <h2 className={styles.title}>
          <Icon aria-hidden />
          {card.title[lang]}
        </h2>
        {card.lead && (
          <p>
            <PhoneText lang={lang}>{card.lead[lang]}</PhoneText>
          </p>
        )}
        <HelpActions actions={card.actions} lang={lang} look={tier === 'T4' ? 'quiet' : 'filled'} />
        {also && <SecondDanger category={also} lang={lang} shown={card.actions} />}
        <ul className={styles.steps}>
          {card.steps[lang].map((step, index) => (
            <li key={index}>
              <PhoneText lang={lang}>{step}</PhoneText>
            </li>
          ))}
        </ul>
        <p className={styles.close}>
          <PhoneText lang={lang}>{card.close[lang]}</PhoneText>
        </p>
        <p className={styles.sources}>
          <SourceLink source={{ url: `/resources/${card.topicId}` }}>
            {sources[0]?.title ?? texts.library}
          </SourceLink>
          <SourceLink source={{ url: card.source }}>
            {texts.source}: {new URL(card.source).hostname}
          </SourceLink>
        </p>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
