import { fittingName } from '@careward/contracts/coach/files';
import type { Paper } from '@careward/contracts/coach/papers';
import { ExternalLink, FileText, MessageCircleQuestion, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dateInWords } from '../../base/language/date-in-words.js';
import { useLanguage } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { attachPaper, whereAttached } from '../../shared/conversations/attached-files.js';
import { NEW_CONVERSATION, writingAbout } from '../../shared/conversations/unsent-questions.js';
import { fileStateInWords, kindName, usePaperName } from '../../shared/papers/paper-words.js';
import { Button } from '../../ui/button.js';
import buttons from '../../ui/button.module.css';
import { Tag } from '../../ui/card.js';
import { useReturnedFocus } from '../../ui/use-returned-focus.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { ForWhom } from './for-whom.js';
import pageStyles from '../../ui/list-page.module.css';
import styles from './papers.module.css';
import { RenameForm } from './rename-form.js';
import { words } from './words.js';

type Props = { paper: Paper; onDelete: () => void };

export function PaperEntry({ paper, onDelete }: Props) {
  const language = useLanguage();
  const says = words[language];
  const name = usePaperName()(paper);
  const [isNaming, setNaming] = useState(false);
  const opener = useReturnedFocus(isNaming);
  const ask = useAsk(paper);

  return (
    <li className={styles.entry}>
      <PaperPicture paper={paper} />
      <div className={styles.content}>
        <div className={pageStyles.line}>
          <Tag>{kindName(paper, language)}</Tag>
          <span className={pageStyles.when}>
            {says.added} <time dateTime={paper.addedAt}>{dateInWords(paper.addedAt, language)}</time>
          </span>
        </div>
        {isNaming ? (
          <RenameForm paper={paper} onDone={() => setNaming(false)} />
        ) : (
          <h2 className={styles.name}>{name}</h2>
        )}
        <p className={styles.state}>
          {fileStateInWords(paper, language)}
          {paper.conversationId === null && <span>{says.unsent}</span>}
        </p>
        <ForWhom paper={paper} />
      </div>
      {!isNaming && (
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
          <Button ref={opener} look="plain" onClick={() => setNaming(true)}>
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

/**
 * Opens the conversation that a paper was sent in, or where it stands beside a text, else a new one, with a question begun.
 * Nothing of a paper without a word that was read.
 */
function useAsk(paper: Paper) {
  const language = useLanguage();
  const userId = useAppSelector(currentUserId);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  if (paper.status !== 'ready' && paper.status !== 'partial') return undefined;
  return () => {
    const { name, conversationId } = placeToAsk(paper);
    const text = words[language].asksAbout(name);
    const { address, state } = writingAbout(userId, { conversationId, text });
    void navigate(address, { state });
  };

  function placeToAsk({ conversationId, name, type }: Paper): { name: string; conversationId: string } {
    const attached = conversationId === null ? whereAttached(userId, paper.id) : null;
    // A file has no name until it is sent with one.
    const called = name ?? attached?.file.name ?? fittingName(kindName(paper, language), type);
    if (conversationId !== null) return { name: called, conversationId };
    const composer = attached?.composer ?? { userId, conversationId: NEW_CONVERSATION };
    dispatch(attachPaper(composer, paper, called));
    return { name: called, conversationId: composer.conversationId };
  }
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
