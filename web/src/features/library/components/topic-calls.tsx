import type { Language } from '@careward/contracts/kernel/languages';
import type { CardAction } from '@careward/contracts/safety/safety-card';
import { Phone } from 'lucide-react';
import callLink from '../../../ui/call-link.module.css';
import { PhoneLabel } from '../../../ui/phone-label.js';
import styles from './topic-calls.module.css';

type Props = {
  calls: readonly CardAction[];
  language: Language;
  /** In an emergency the first button is filled: it is the number to call first. */
  look: 'filled' | 'quiet';
};

export function TopicCalls({ calls, language, look }: Props) {
  return (
    <div className={styles.calls} data-look={look}>
      {calls.map(({ label, href }) => (
        <a key={href} href={href} className={`${callLink.call} ${styles.call}`}>
          <Phone aria-hidden />
          <PhoneLabel>{label[language]}</PhoneLabel>
        </a>
      ))}
    </div>
  );
}
