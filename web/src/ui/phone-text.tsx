import type { Language } from '@careward/contracts/kernel/languages';
import { phones } from '@careward/content/safety/phones';
import type { CardAction } from '@careward/content/safety/safety-card';
import styles from './phone.module.css';

const NUMBERS = /(\b(?:1-)?\d{3}-\d{3}-\d{4}\b|\b1-800-MEDICARE\b|\b(?:211|911|988)\b)/;

const registry = new Map<string, CardAction>(Object.values(phones).map((phone) => [phone.href, phone]));

/** 911 and 988 answer day and night, and a sentence that names them is read in a hurry. */
const WITHOUT_HOURS = ['tel:911', 'tel:988'];

type Props = { children: string; lang: Language };

/** A text whose phone numbers can be called with a tap; a number of the registry says when somebody answers. */
export function PhoneText({ children, lang }: Props) {
  return children.split(NUMBERS).map((part, index) => {
    if (!NUMBERS.test(part)) return part;
    const href = telOf(part);
    const hours = WITHOUT_HOURS.includes(href) ? undefined : registry.get(href)?.hours[lang];
    return (
      <span key={index}>
        <a href={href} className={styles.link}>
          {part}
        </a>
        {hours && !isSaidIn(children, hours) && <span className={styles.hours}> ({hours})</span>}
      </span>
    );
  });
}

const isSaidIn = (text: string, hours: string) => text.toLowerCase().includes(hours.toLowerCase());

function telOf(number: string) {
  const digits = number.replace('MEDICARE', '633-4227').replaceAll('-', '');
  if (digits.length === 3) return `tel:${digits}`;
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}

const WHOLE_NUMBERS = /(1-\d{3}-\d{3}-\d{4})/;

/** Where it is narrow, the words break before a number, not inside it. */
export function PhoneLabel({ children }: { children: string }) {
  return (
    <span>
      {children.split(WHOLE_NUMBERS).map((part, index) =>
        WHOLE_NUMBERS.test(part) ? (
          <span key={index} className={styles.wholeNumber}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
