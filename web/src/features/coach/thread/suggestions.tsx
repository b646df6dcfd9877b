import type { Language } from '@careward/contracts/kernel/languages';
import type { Suggestion } from '@careward/contracts/coach/message';
import { Chip } from '../../../ui/chip.js';
import styles from './suggestions.module.css';
import { words } from './words.js';

type Props = {
  suggestions: readonly Suggestion[];
  lang: Language;
  isDisabled: boolean;
  /** A chip asks its title at once. */
  onAsk: (question: string) => void;
};

export function Suggestions({ suggestions, lang, isDisabled, onAsk }: Props) {
  return (
    <div role="group" aria-label={words[lang].didYouMean} className={styles.suggestions}>
      {suggestions.map(({ topicId, title }) => (
        <Chip key={topicId} disabled={isDisabled} className={styles.suggestion} onClick={() => onAsk(title)}>
          {title}
        </Chip>
      ))}
    </div>
  );
}
