import type { Language } from '@careward/contracts/kernel/languages';
import { phones } from '@careward/content/safety/phones';
import type { CardAction } from '@careward/content/safety/safety-card';
import { PhoneLabel } from '../../ui/phone-label.js';
import { PhoneText } from '../../ui/phone-text.js';
import { calendarDate } from '../../base/language/date-in-words.js';
import styles from './safety.module.css';
import { words } from './words.js';

export function PhoneList({ language }: { language: Language }) {
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
