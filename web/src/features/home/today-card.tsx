import { ASSESSED_AGAIN_AFTER } from '@careward/contracts/assessment/burden';
import type { Assessment, EligibilityResult } from '@careward/contracts/assessment/schemas';
import type { Notification } from '@careward/contracts/notifications/schemas';
import { Bell, ClipboardCheck, HandCoins, Leaf, MessageCircleHeart } from 'lucide-react';
import { config } from '../../base/config.js';
import { dateInWords, useNow } from '../../base/language/date-in-words.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppSelector } from '../../base/store.js';
import { useAssessmentsQuery, useEligibilityQuery } from '../../shared/assessment/assessment.endpoints.js';
import { type Unsent, unsentQuestion } from '../../shared/conversations/unsent-questions.js';
import { useNotificationsQuery } from '../../shared/notifications/notifications.endpoints.js';
import { ActionCard } from '../../ui/link-card.js';
import { words as uiWords } from '../../ui/words.js';
import styles from './home.module.css';
import { words } from './later.words.js';

/** What could wait for the person; a list is undefined until it is loaded, and empty where it cannot be. */
type TaskSources = {
  unsent: Unsent | null;
  notifications: readonly Notification[] | undefined;
  assessments: readonly Assessment[] | undefined;
  /** Null: there is no check, or its results cannot be loaded. */
  eligibility: readonly EligibilityResult[] | null | undefined;
};

type Task =
  | { kind: 'unsent'; unsent: Unsent }
  | { kind: 'unread'; unread: readonly Notification[] }
  | { kind: 'due'; last: Assessment }
  | { kind: 'unchecked' }
  | { kind: 'nothing' };

/** The first that applies; undefined while something before it is not known. */
function taskOf(
  { unsent, notifications, assessments, eligibility }: TaskSources,
  now: Date,
): Task | undefined {
  if (unsent) return { kind: 'unsent', unsent };
  if (!notifications) return undefined;
  const unread = notifications.filter(({ read }) => !read);
  if (unread.length > 0) return { kind: 'unread', unread };
  if (!assessments) return undefined;
  const [last] = assessments;
  if (last && isDue(last, now)) return { kind: 'due', last };
  if (eligibility === undefined) return undefined;
  return { kind: eligibility?.length === 0 ? 'unchecked' : 'nothing' };
}

const isDue = ({ completedAt, level }: Assessment, now: Date) =>
  now.getTime() - Date.parse(completedAt) >= ASSESSED_AGAIN_AFTER[level];

export function TodayCard() {
  const { loading } = useWords(uiWords);
  const task = taskOf(useKnown(), useNow());
  if (!task) return <div role="status" aria-label={loading} className={styles.place} />;
  return <TaskCard task={task} />;
}

function useKnown(): TaskSources {
  const userId = useAppSelector(currentUserId);
  const notifications = useNotificationsQuery(useLanguage());
  const assessments = useAssessmentsQuery();
  const eligibility = useEligibilityQuery(undefined, { skip: !config.eligibilityFeatures });
  return {
    unsent: unsentQuestion(userId),
    notifications: notifications.isError ? [] : (notifications.data ?? undefined),
    assessments: assessments.isError ? [] : (assessments.data ?? undefined),
    eligibility: config.eligibilityFeatures && !eligibility.isError ? (eligibility.data ?? undefined) : null,
  };
}

function TaskCard({ task }: { task: Task }) {
  const language = useLanguage();
  const says = words[language].tasks;
  switch (task.kind) {
    case 'unsent': {
      const { conversationId, text } = task.unsent;
      const to = `/ai-coach?${new URLSearchParams({ conversation: conversationId }).toString()}`;
      return <ActionCard to={to} icon={MessageCircleHeart} label={says.unsent} text={text} />;
    }
    case 'unread': {
      const { unread } = task;
      const label = says.unread(unread.length);
      return <ActionCard to="/notifications" icon={Bell} label={label} text={unread[0]?.title ?? ''} />;
    }
    case 'due': {
      const text = says.lastAnswers(dateInWords(task.last.completedAt, language));
      return <ActionCard to="/assessment" icon={ClipboardCheck} label={says.due} text={text} />;
    }
    case 'unchecked':
      return <ActionCard to="/eligibility" icon={HandCoins} {...says.unchecked} />;
    case 'nothing':
      return <ActionCard to="/resources" icon={Leaf} {...says.nothing} />;
  }
}
