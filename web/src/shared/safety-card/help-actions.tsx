import type { Language } from '@careward/contracts/kernel/languages';
import { alwaysHelp } from '@careward/content/safety/phones';
import type { CardAction } from '@careward/content/safety/safety-card';
import { ExternalLink, MessageSquareText, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../base/language/use-language.js';
import callLink from '../../ui/phone.module.css';
import { PhoneLabel } from '../../ui/phone-text.js';
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

const words = {
  en: { help: 'Help right now', safety: 'About safety' },
  es: { help: 'Ayuda ahora mismo', safety: 'Sobre la seguridad' },
};

/** Always in view: help does not depend on what the check of a message finds (design.md 8). */
export function AlwaysHelp() {
  const language = useLanguage();
  const { help, safety } = words[language];
  return (
    <nav aria-label={help} className={styles.help}>
      {alwaysHelp.map(({ label, href }) => (
        <a key={href} href={href}>
          <ActionIcon href={href} size="1rem" />
          {label[language]}
        </a>
      ))}
      <Link to="/safety">{safety}</Link>
    </nav>
  );
}

/** What following the link does: open a page, write a text, call. */
function ActionIcon({ href, size }: { href: string; size?: string }) {
  if (href.startsWith('https:')) return <ExternalLink aria-hidden size={size} />;
  if (href.startsWith('sms:')) return <MessageSquareText aria-hidden size={size} />;
  return <Phone aria-hidden size={size} />;
}
