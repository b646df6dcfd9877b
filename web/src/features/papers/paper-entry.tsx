import type { Paper } from '@careward/contracts/coach/papers';
import { ExternalLink, FileText, MessageCircleQuestion, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dateInWords } from '../../base/language/date-in-words.js';
import { useLanguage } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppSelector } from '../../base/store.js';
import { writingAbout } from '../../shared/conversations/unsent-questions.js';
import { fileStateInWords } from '../../shared/papers/file-state.js';
import { kindName, paperName } from '../../shared/papers/paper-names.js';
import { Button } from '../../ui/button.js';
import buttons from '../../ui/button.module.css';
import { Tag } from '../../ui/card.js';
import { isFocusLost } from '../../ui/is-focus-lost.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { ForWhom } from './for-whom.js';
import styles from './papers.module.css';
import { RenameForm } from './rename-form.js';
import { words } from './words.js';

type Props = { paper: Paper; onDelete: () => void };

export function PaperEntry({ paper, onDelete }: Props) {
  const language = useLanguage();
  const says = words[language];
  const name = paperName(paper, language);
  const [renaming, setRenaming] = useState<'not yet' | 'now' | 'done'>('not yet');
  const opener = useRef<HTMLButtonElement>(null);
  const ask = useAsk(paper);

  // Back to the button that opened the form.
  useEffect(() => {
    if (renaming === 'done' && isFocusLost()) opener.current?.focus();
  }, [renaming]);

  return (
    <li className={styles.entry}>
      <PaperPicture paper={paper} />
      <div className={styles.content}>
        <div className={styles.line}>
          <Tag>{kindName(paper, language)}</Tag>
          <span className={styles.when}>
            {says.added} <time dateTime={paper.addedAt}>{dateInWords(paper.addedAt, language)}</time>
          </span>
        </div>
        {renaming === 'now' ? (
          <RenameForm paper={paper} onDone={() => setRenaming('done')} />
        ) : (
          <h2 className={styles.name}>{name}</h2>
        )}
        <p className={styles.state}>
          {fileStateInWords(paper, language)}
          {paper.conversationId === null && <span>{says.unsent}</span>}
        </p>
        <ForWhom paper={paper} />
      </div>
      {renaming !== 'now' && (
        <div className={styles.actions}>
          <a
            href={paper.path}
            target="_blank"
            rel="noopener"
            className={`${buttons.button} ${buttons.quiet}`}
          >
            <ExternalLink aria-hidden size="1.15rem" />
            {says.open} <VisuallyHidden>{name}</VisuallyHidden>
          </a>
          {ask && (
            <Button look="quiet" onClick={ask}>
              <MessageCircleQuestion aria-hidden size="1.15rem" />
              {says.ask} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
          <Button ref={opener} look="plain" onClick={() => setRenaming('now')}>
            <Pencil aria-hidden size="1.15rem" />
            {says.rename} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <Button look="plain" onClick={onDelete}>
            <Trash2 aria-hidden size="1.15rem" />
            {says.delete} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Opens the conversation that a paper was sent in, with a question begun; nothing where it was not sent. */
function useAsk(paper: Paper) {
  const language = useLanguage();
  const userId = useAppSelector(currentUserId);
  const navigate = useNavigate();
  const { conversationId } = paper;
  if (conversationId === null) return undefined;
  return () => {
    const { address, state } = writingAbout(userId, {
      conversationId,
      text: words[language].asksAbout(paperName(paper, language)),
    });
    void navigate(address, { state });
  };
}

/** The picture itself where there is one. */
function PaperPicture({ paper: { path, type } }: { paper: Paper }) {
  const [isMissing, setMissing] = useState(false);
  if (type.startsWith('image/') && !isMissing)
    return (
      <img src={path} alt="" loading="lazy" className={styles.picture} onError={() => setMissing(true)} />
    );
  return (
    <span className={styles.picture}>
      <FileText aria-hidden />
    </span>
  );
}
