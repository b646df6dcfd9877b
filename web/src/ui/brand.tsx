import type { Language } from '@careward/contracts/kernel/languages';
import { config } from '../base/config.js';
import { languageNames } from '../base/language/language-choice.js';
import { chooseLanguage, useLanguage } from '../base/language/use-language.js';
import { useSession } from '../base/session/session-provider.js';
import { useAppDispatch } from '../base/store.js';
import styles from './brand.module.css';
import { Button } from './button.js';

export function Brand() {
  return (
    <span className={styles.brand}>
      <Mark />
      {config.brandName}
    </span>
  );
}

/** The logo: two people in a heart. */
function Mark({ size = '2.11rem' }: { size?: string }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden>
      <path
        fill="var(--primary)"
        d="M20 36C10 29.5 4 23.6 4 15.6 4 9.6 8.4 5 13.8 5c2.6 0 4.8 1 6.2 2.9C21.4 6 23.6 5 26.2 5 31.6 5 36 9.6 36 15.6 36 23.6 30 29.5 20 36Z"
      />
      <g fill="var(--paper)">
        <circle cx="15.2" cy="15" r="3.6" />
        <circle cx="25.4" cy="17.4" r="2.7" />
        <path d="M9.8 24.6c.9-3.3 3-5 5.4-5 2.9 0 4.6 1.9 5.3 4 .6-1.5 2.4-2.9 4.9-2.9 2.2 0 3.8 1.2 4.6 3.4-2.6 3.2-5.9 6-10 8.7-4.1-2.6-7.6-5.2-10.2-8.2Z" />
      </g>
    </svg>
  );
}

const others: Record<Language, Language> = { en: 'es', es: 'en' };

/**
 * Changes the language of everything that Careward says, here and in mails; named in the language it leads to. Whoever
 * is signed in has it in Settings.
 */
export function LanguageSwitch() {
  const other = others[useLanguage()];
  const dispatch = useAppDispatch();
  const { state } = useSession();
  if (state === 'authenticated' || state === 'loading') return null;
  return (
    <Button look="plain" lang={other} onClick={() => dispatch(chooseLanguage(other))}>
      {languageNames[other]}
    </Button>
  );
}
