import { useWords } from '../../../base/language/use-language.js';
import { colorSchemeChoice } from '../../../ui/theme/device-choices.js';
import { words } from '../words.js';
import { ChoiceCard } from './choice-card.js';

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
