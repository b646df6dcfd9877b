import { useWords } from '../../../base/language/use-language.js';
import { textSizeChoice } from '../../../ui/theme/device-choices.js';
import { words } from '../words.js';
import { ChoiceCard } from './choice-card.js';

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
