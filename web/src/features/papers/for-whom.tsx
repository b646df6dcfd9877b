import type { Paper } from '@careward/contracts/coach/papers';
import { UserRound } from 'lucide-react';
import { useLanguage } from '../../base/language/use-language.js';
import { namesOf, useRecipientsQuery } from '../../shared/care-profile/recipients.js';
import { useChangePaperMutation } from '../../shared/papers/papers.endpoints.js';
import { useFailureToast, useSubmit } from '../../shared/submit/use-submit.js';
import shell from '../../ui/input-shell.module.css';
import styles from './papers.module.css';
import { words } from './words.js';

/** Whom a paper is about: the coach's guess or its person's word. Nothing while nobody is known. */
export function ForWhom({ paper: { id, person } }: { paper: Paper }) {
  const language = useLanguage();
  const { forWhom, notSaid, notSaved } = words[language];
  const { data } = useRecipientsQuery();
  const [change] = useChangePaperMutation();
  const { submit, isPending } = useSubmit(useFailureToast(notSaved));
  const recipients = data ?? [];
  if (recipients.length === 0) return null;
  const names = namesOf(recipients, language);
  return (
    <label className={styles.forWhom}>
      <span>{forWhom}</span>
      <span className={`${shell.shell} ${styles.select}`}>
        <UserRound aria-hidden size="1.15rem" />
        <select
          value={recipients.some((each) => each.id === person) ? (person ?? '') : ''}
          aria-busy={isPending}
          className={shell.input}
          onChange={({ target }) => void submit(() => change({ id, person: target.value || null }))}
        >
          <option value="">{notSaid}</option>
          {recipients.map((recipient, index) => (
            <option key={recipient.id} value={recipient.id}>
              {names[index]}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
