import { chooseLanguage } from '../../../base/language/choose-language.js';
import { languageNames } from '../../../base/language/language-choice.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { words } from '../words.js';
import { ChoiceCard } from './choice-card.js';

export function LanguageCard() {
  const language = useLanguage();
  const dispatch = useAppDispatch();
  return (
    <ChoiceCard
      legend={words[language].language}
      text={words[language].languageText}
      options={languageNames}
      chosen={language}
      onChoose={(value) => dispatch(chooseLanguage(value))}
      areLanguages
    />
  );
}
