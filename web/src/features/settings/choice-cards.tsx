import { Radio } from 'antd';
import { useId } from 'react';
import { languageNames } from '../../base/language/language-choice.js';
import { chooseLanguage, useLanguage, useWords } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { Card } from '../../ui/card.js';
import { colorSchemeChoice, textSizeChoice } from '../../ui/theme/device-choices.js';
import styles from './settings.module.css';
import { words } from './words.js';

export function LanguageCard() {
  const language = useLanguage();
  const says = words[language];
  const dispatch = useAppDispatch();
  return (
    <ChoiceCard
      legend={says.language}
      text={says.languageText}
      options={languageNames}
      chosen={language}
      onChoose={(value) => dispatch(chooseLanguage(value))}
      areLanguages
    />
  );
}

export function TextSizeCard() {
  const { textSize, textSizeText, textSizes } = useWords(words);
  return (
    <ChoiceCard
      legend={textSize}
      text={textSizeText}
      options={textSizes}
      chosen={textSizeChoice.useChoice() ?? 'normal'}
      onChoose={(size) => textSizeChoice.choose(size === 'normal' ? null : size)}
    />
  );
}

export function ThemeCard() {
  const { theme, themeText, themes } = useWords(words);
  return (
    <ChoiceCard
      legend={theme}
      text={themeText}
      options={themes}
      chosen={colorSchemeChoice.useChoice() ?? 'system'}
      onChoose={(scheme) => colorSchemeChoice.choose(scheme === 'system' ? null : scheme)}
    />
  );
}

type ChoiceCardProps<Value extends string> = {
  legend: string;
  /** What the choice changes. */
  text: string;
  /** Labels by value. */
  options: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Whether the values are languages, so that each label is read in its own. */
  areLanguages?: boolean;
};

/** A choice among a few, in force at once. */
function ChoiceCard<Value extends string>(props: ChoiceCardProps<Value>) {
  const { legend, text, options, chosen, onChoose, areLanguages } = props;
  const id = useId();
  return (
    <Card>
      <fieldset className={styles.choice} aria-describedby={`${id}-text`}>
        <legend className={styles.legend}>{legend}</legend>
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
        <div className={styles.options}>
          {(Object.entries(options) as [Value, string][]).map(([value, label]) => (
            <Radio
              key={value}
              name={id}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className={styles.option}
            >
              <span lang={areLanguages ? value : undefined}>{label}</span>
            </Radio>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
