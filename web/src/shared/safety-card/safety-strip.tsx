import type { Language } from '@careward/contracts/kernel/languages';
import type { Risk } from '@careward/contracts/coach/message';
import { cardFor } from '@careward/contracts/safety/card-for';
import { stripText } from '@careward/contracts/safety/strip-text';
import { PhoneText } from '../../ui/phone-text.js';
import { HelpActions } from './help-actions.js';
import styles from './safety-strip.module.css';
import { SecondDanger } from './second-danger.js';
import { tierIcon, toneOf } from './tier-look.js';
import tones from './tone.module.css';

/** Stands above an answer to a question that may hold a danger. It is always open. */
export function SafetyStrip({ risk, lang }: { risk: Risk; lang: Language }) {
  const { heading, sentence } = stripText(risk, lang);
  const { actions } = cardFor(risk.category);
  const Icon = tierIcon[risk.tier];
  return (
    <div
      role="group"
      aria-label={heading}
      lang={lang}
      className={`${styles.strip} ${tones[toneOf(risk.tier)]}`}
    >
      <h2 className={styles.heading}>
        <Icon aria-hidden />
        {heading}
      </h2>
      <p>
        <PhoneText lang={lang}>{sentence}</PhoneText>
      </p>
      <HelpActions actions={actions} lang={lang} look="quiet" />
      {risk.also && <SecondDanger category={risk.also} lang={lang} shown={actions} />}
    </div>
  );
}
