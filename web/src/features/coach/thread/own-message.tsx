import type { Language } from '@careward/contracts/kernel/languages';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { isLong, previewOf } from './collapsed-text.js';
import styles from './own-message.module.css';
import { ShowMore } from './show-more.js';
import { useOpened } from './use-opened.js';
import { words } from './words.js';

type Props = {
  id: string;
  children: string;
  lang: Language;
  /** Not stored yet; the server's message replaces it. */
  isOnItsWay?: boolean;
};

export function OwnMessage({ id, children: content, lang, isOnItsWay }: Props) {
  const { isOpen, toggle } = useOpened(id);
  const isCollapsed = isLong(content) && !isOpen;
  return (
    <div className={styles.message} lang={lang} data-on-its-way={isOnItsWay}>
      <h2>
        <VisuallyHidden>{words[lang].you}</VisuallyHidden>
      </h2>
      <p className={styles.text}>{isCollapsed ? previewOf(content) : content}</p>
      {isLong(content) && <ShowMore isOpen={isOpen} lang={lang} onToggle={toggle} />}
    </div>
  );
}
