import { FILE_ATTACHED } from '@careward/contracts/coach/files';
import type { Language } from '@careward/contracts/kernel/languages';
import { Pencil, RotateCcw } from 'lucide-react';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { IconButton } from '../../../ui/icon-button.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { SentFiles } from '../files/sent-files.js';
import { words } from '../words.js';
import { isLong, previewOf, ShowMore, useOpened } from './collapsible.js';
import styles from './own-message.module.css';

type AskActions = {
  onEdit?: (text: string) => void;
  onAskAgain?: (text: string) => void;
};

type Props = AskActions & {
  id: string;
  children: string;
  lang: Language;
  attachments: readonly string[];
  isNewest?: boolean;
  /** Not stored yet; the server's message replaces it, which can be asked again. */
  isOnItsWay?: boolean;
};

export function OwnMessage(props: Props) {
  const { id, children, lang, attachments, isNewest = false, isOnItsWay, onEdit, onAskAgain } = props;
  const { fileAttached } = useWords(words);
  const isText = children !== FILE_ATTACHED;
  const content = isText ? children : fileAttached;
  const { isOpen, toggle } = useOpened(id);
  const isCollapsed = isLong(content) && !isOpen;
  return (
    <div className={styles.own} lang={lang} data-own>
      <div className={styles.bubble} data-on-its-way={isOnItsWay}>
        <h2>
          <VisuallyHidden>{words[lang].you}</VisuallyHidden>
        </h2>
        {attachments.length > 0 && <SentFiles attachments={attachments} isNewest={isNewest} />}
        <p className={styles.text}>{isCollapsed ? previewOf(content) : content}</p>
        {isLong(content) && <ShowMore isOpen={isOpen} lang={lang} onToggle={toggle} />}
      </div>
      {!isOnItsWay && isText && <AskedAgain text={content} {...{ isNewest, onEdit, onAskAgain }} />}
    </div>
  );
}

/** A file goes with one message alone, so what is asked again is the text. */
function AskedAgain({
  text,
  isNewest,
  onEdit,
  onAskAgain,
}: AskActions & { text: string; isNewest: boolean }) {
  const { edit, askThisAgain } = useWords(words);
  return (
    <div lang={useLanguage()} className={styles.actions} data-newest={isNewest || undefined}>
      <IconButton label={edit} onClick={() => onEdit?.(text)}>
        <Pencil size="1.15rem" aria-hidden />
      </IconButton>
      <IconButton label={askThisAgain} onClick={() => onAskAgain?.(text)}>
        <RotateCcw size="1.15rem" aria-hidden />
      </IconButton>
    </div>
  );
}
