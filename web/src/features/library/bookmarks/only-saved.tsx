import { Bookmark } from 'lucide-react';
import { useWords } from '../../../base/language/use-language.js';
import styles from './bookmarks.module.css';
import { words } from './words.js';

type Props = { isOn: boolean; onChange: () => void };

/** Leaves only the saved guides in the list. */
export function OnlySaved({ isOn, onChange }: Props) {
  const { onlySaved } = useWords(words);
  return (
    <button type="button" aria-pressed={isOn} className={styles.toggle} onClick={onChange}>
      <Bookmark aria-hidden /> {onlySaved}
    </button>
  );
}
