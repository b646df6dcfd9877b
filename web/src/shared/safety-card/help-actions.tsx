import type { Language } from '@careward/contracts/kernel/languages';
import type { CardAction } from '@careward/contracts/safety/safety-card';
import callLink from '../../ui/call-link.module.css';
import { PhoneLabel } from '../../ui/phone-label.js';
import { ActionIcon } from './action-icon.js';
import styles from './help-actions.module.css';

type Props = {
  actions: readonly CardAction[];
  lang: Language;
  /** The first is filled: it is the one to call first. */
  look: 'filled' | 'quiet';
};

/** The numbers of a card as buttons, with the hours of those that do not answer day and night. */
export function HelpActions({ actions, lang, look }: Props) {
  return (
    <div className={styles.actions} data-look={look} data-help>
      {actions.map(({ label, href, hours, afterHours }) => (
        <div key={href} className={styles.action}>
          <a
            href={href}
            className={`${callLink.call} ${styles.call}`}
            {...(href.startsWith('https:') && newTab)}
          >
            <ActionIcon href={href} />
            <PhoneLabel>{label[lang]}</PhoneLabel>
          </a>
          {afterHours && <span className={styles.hours}>{hours[lang]}</span>}
        </div>
      ))}
    </div>
  );
}

const newTab = { target: '_blank', rel: 'noreferrer' };
