import { languages } from '@careward/contracts/kernel/languages';
import { chooseLanguage } from '../base/language/choose-language.js';
import { languageNames } from '../base/language/language-names.js';
import { useLanguage } from '../base/language/use-language.js';
import { useAppDispatch } from '../base/store.js';
import styles from './language-switch.module.css';
import { words } from './words.js';

/** The language of everything that Careward says, here and in mails. */
export function LanguageSwitch() {
  const language = useLanguage();
  const dispatch = useAppDispatch();
  return (
    <div role="group" aria-label={words[language].language} className={styles.switch}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          className={styles.choice}
          onClick={() => dispatch(chooseLanguage(each))}
        >
          {languageNames[each]}
        </button>
      ))}
    </div>
  );
}
