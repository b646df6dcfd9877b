import type { Message, Risk } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { alsoText, cardFor, cardOpening, stripText } from '@careward/content/safety/cards';
import type { RiskTier } from '@careward/contracts/coach/risk';
import type { CardAction } from '@careward/content/safety/safety-card';
import { HeartHandshake, Info, type LucideIcon, ShieldAlert, Siren, Stethoscope } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../base/language/use-language.js';
import { PhoneText } from '../../ui/phone-text.js';
import { SourceLink } from '../navigation/source-link.js';
import { HelpActions } from './help-actions.js';
import styles from './safety-card.module.css';

const words = {
  en: { library: 'More in the care library', source: 'Source' },
  es: { library: 'Más en la biblioteca de cuidados', source: 'Fuente' },
};

type SafetyCardProps = {
  risk: Risk;
  message: Pick<Message, 'lang' | 'sources'>;
  /** Stands below the card. */
  note?: string;
};

/**
 * Shown instead of an answer; its text is fixed. It takes the focus when it comes, which is how screen readers announce it:
 * as a live region they would say it twice.
 */
export function SafetyCard({ risk, message: { lang, sources }, note }: SafetyCardProps) {
  const { tier } = risk;
  const card = cardFor(risk.category);
  const { title, lead } = cardOpening(risk, lang);
  const texts = words[lang];
  const Icon = tierIcon[tier];
  return (
    <div className={styles.message} lang={lang}>
      <div
        role="group"
        aria-label={title}
        tabIndex={-1}
        data-card
        className={`${styles.card} ${styles[toneOf(tier)]}`}
      >
        <h2 className={styles.title}>
          <Icon aria-hidden />
          {title}
        </h2>
        {lead !== null && (
          <p>
            <PhoneText lang={lang}>{lead}</PhoneText>
          </p>
        )}
        <HelpActions actions={card.actions} lang={lang} look={tier === 'T4' ? 'quiet' : 'filled'} />
        <SecondDanger risk={risk} lang={lang} shown={card.actions} />
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
      className={`${styles.strip} ${styles[toneOf(risk.tier)]}`}
    >
      <h2 className={styles.heading}>
        <Icon aria-hidden />
        {heading}
      </h2>
      <p>
        <PhoneText lang={lang}>{sentence}</PhoneText>
      </p>
      <HelpActions actions={actions} lang={lang} look="quiet" />
      <SecondDanger risk={risk} lang={lang} shown={actions} />
    </div>
  );
}

/** Card or strip of a danger in a text that gets no answer, such as a request to support. It takes the focus. */
export function DangerHelp({ risk }: { risk: Risk }) {
  const lang = useLanguage();
  const help = useRef<HTMLDivElement>(null);
  useEffect(() => help.current?.focus(), []);
  return (
    <div ref={help} tabIndex={-1} className={styles.help}>
      {risk.level === 'card' ? (
        <SafetyCard risk={risk} message={{ lang, sources: [] }} />
      ) : (
        <SafetyStrip risk={risk} lang={lang} />
      )}
    </div>
  );
}

type SecondDangerProps = {
  risk: Risk;
  lang: Language;
  /** The buttons that are there already. */
  shown: readonly CardAction[];
};

/** Names another danger of the same message, with its first number unless that is shown already. */
function SecondDanger({ risk, lang, shown }: SecondDangerProps) {
  if (!risk.also) return null;
  const [first] = cardFor(risk.also).actions;
  return (
    <>
      <p>
        <PhoneText lang={lang}>{alsoText(risk.also, risk, lang)}</PhoneText>
      </p>
      {!shown.some(({ href }) => href === first.href) && (
        <HelpActions actions={[first]} lang={lang} look="quiet" />
      )}
    </>
  );
}

const tierIcon: Record<RiskTier, LucideIcon> = {
  T0: Siren,
  T1: HeartHandshake,
  T2: Stethoscope,
  T3: ShieldAlert,
  T4: Info,
};

/** look.md: red is for an emergency; the other tiers have the colours of a warning. */
const toneOf = (tier: RiskTier) => (tier === 'T0' || tier === 'T1' ? 'emergency' : 'caution');
