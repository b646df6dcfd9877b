import type { Conversation } from '@careward/contracts/coach/conversation';
import { memo } from 'react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import styles from './conversation-list.module.css';
import { conversationDate } from './conversation-date.js';
import { addressOf } from './use-conversations.js';

type Props = {
  list: readonly Conversation[] | null | undefined;
  openId: string | undefined;
  isStarting: boolean;
  onStart: () => void;
  /** A conversation was chosen. */
  onChosen: () => void;
};

export function ConversationList({ list, openId, isStarting, onStart, onChosen }: Props) {
  const now = new Date();
  return (
    <div className={styles.column}>
      <Button look="quiet" pending={isStarting} onClick={onStart} className={styles.start}>
        {!isStarting && <Plus aria-hidden />}
        New conversation
      </Button>
      {list === undefined && <ListSkeleton />}
      <ul className={styles.list}>
        {list?.map(({ id, title, createdAt, lastMessageAt }) => (
          <Entry
            key={id}
            id={id}
            title={title}
            when={conversationDate(new Date(lastMessageAt ?? createdAt), now)}
            isOpen={id === openId}
            onChosen={onChosen}
          />
        ))}
      </ul>
    </div>
  );
}

type EntryProps = { id: string; title: string; when: string; isOpen: boolean } & Pick<Props, 'onChosen'>;

const Entry = memo(function Entry({ id, title, when, isOpen, onChosen }: EntryProps) {
  return (
    <li>
      <Link
        to={addressOf(id)}
        aria-current={isOpen ? 'true' : undefined}
        className={styles.conversation}
        onClick={onChosen}
      >
        <span className={styles.title}>{title}</span>
        <span className={styles.when}>{when}</span>
      </Link>
    </li>
  );
});

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading your conversations" className={styles.list}>
      <Skeleton height="2.6rem" />
      <Skeleton height="2.6rem" />
      <Skeleton height="2.6rem" />
    </div>
  );
}
