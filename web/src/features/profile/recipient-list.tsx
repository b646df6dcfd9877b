import { RECIPIENTS_PER_CAREGIVER } from '@careward/contracts/kernel/limits';
import type { Recipient } from '@careward/contracts/care-profile/schemas';
import { Button } from 'antd';
import { UserRoundPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppSelector } from '../../base/store.js';
import { RecipientSwitch } from '../../shared/care-profile/recipient-switch.js';
import { namesOf, useChosenRecipient } from '../../shared/care-profile/recipients.js';
import { ButtonLink, Spinner } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { NEW, readRecipientDrafts } from './profile-drafts.js';
import styles from './profile.module.css';
import { RecipientEntry } from './recipient-entry.js';
import { useReturnedFocus } from '../../ui/use-returned-focus.js';
import { words } from './words.js';

const RecipientForm = lazy(() => import('./recipient-form.js'));
const RemoveDialog = lazy(() => import('./remove-dialog.js'));

/** The people somebody cares for: each is edited in place, added, removed, or chosen for the other screens. */
export function RecipientList({ recipients }: { recipients: readonly Recipient[] }) {
  const language = useLanguage();
  const says = words[language];
  const { edited, edit } = useEdited(recipients);
  const [toRemove, setToRemove] = useState<Recipient | null>(null);
  const { choose } = useChosenRecipient();
  const names = namesOf(recipients, language);
  const isGone = edited !== null && edited !== NEW && recipients.every(({ id }) => id !== edited.id);

  const form = edited !== null && (
    <Suspense fallback={<Spinner />}>
      <RecipientForm
        key={edited === NEW ? NEW : edited.id}
        {...(edited !== NEW && { recipient: edited, isGone })}
        onSaved={({ id }) => edited === NEW && choose(id)}
        onClose={() => edit((now) => (now === edited ? null : now))}
      />
    </Suspense>
  );
  return (
    <section aria-labelledby="recipients">
      <Card className={styles.recipients}>
        <h2 id="recipients">{says.recipients}</h2>
        <RecipientSwitch />
        <ul className={styles.list}>
          {recipients.map((recipient, index) => (
            <RecipientEntry
              key={recipient.id}
              recipient={recipient}
              name={names[index] ?? ''}
              form={edited !== NEW && edited?.id === recipient.id && form}
              onEdit={() => edit(recipient)}
              onRemove={() => setToRemove(recipient)}
            />
          ))}
        </ul>
        {(edited === NEW || isGone) && <div className={styles.recipient}>{form}</div>}
        <More count={recipients.length} isAdding={edited === NEW} onAdd={() => edit(NEW)} />
      </Card>
      {toRemove && (
        <Suspense fallback={null}>
          <RemoveDialog
            recipient={toRemove}
            name={names[recipients.indexOf(toRemove)] ?? says.thisPerson}
            onClose={() => setToRemove(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

type MoreProps = { count: number; isAdding: boolean; onAdd: () => void };

/** How somebody comes onto the list: the first in onboarding, the others here. */
function More({ count, isAdding, onAdd }: MoreProps) {
  const says = useWords(words);
  const addButton = useReturnedFocus(isAdding);
  if (count === 0)
    return (
      <>
        <p className={styles.nobody}>{says.nobody}</p>
        <ButtonLink to="/onboarding" className={styles.tell}>
          {says.tellUs}
        </ButtonLink>
      </>
    );
  if (count >= RECIPIENTS_PER_CAREGIVER)
    return <p className={styles.nobody}>{says.full(RECIPIENTS_PER_CAREGIVER)}</p>;
  if (isAdding) return null;
  return (
    <Button ref={addButton} className={styles.tell} onClick={onAdd} icon={<UserRoundPlus aria-hidden />}>
      {says.addSomebody}
    </Button>
  );
}

/** Whose form is open; at first one in which something was typed and not saved. */
function useEdited(recipients: readonly Recipient[]) {
  const userId = useAppSelector(currentUserId);
  const [edited, edit] = useState<Recipient | typeof NEW | null>(() => {
    const drafts = readRecipientDrafts(userId);
    return recipients.find(({ id }) => drafts[id]) ?? (drafts[NEW] ? NEW : null);
  });
  return { edited, edit };
}
