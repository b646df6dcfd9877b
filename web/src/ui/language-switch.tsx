import { languages } from '@careward/contracts/kernel/languages';
import type { Language } from '@careward/contracts/kernel/languages';
import { languageNames } from '../base/language/language-names.js';
import styles from './language-switch.module.css';

type Props = { language: Language; onChoose: (language: Language) => void };

export function LanguageSwitch({ language, onChoose }: Props) {
  return (
    <div role="group" aria-label={language === 'es' ? 'Idioma' : 'Language'} className={styles.switch}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          className={styles.choice}
          onClick={() => onChoose(each)}
        >
          {languageNames[each]}
        </button>
      ))}
    </div>
  );
}
