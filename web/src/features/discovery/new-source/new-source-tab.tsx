import type { ContentSource } from '@careward/contracts/discovery/source';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { currentUserId } from '../../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../../base/store.js';
import { useFailureToast, useSubmit } from '../../../shared/submit/use-submit.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { Card } from '../../../ui/card.js';
import { useCreateSourceMutation } from '../discovery.endpoints.js';
import type { CreatedState } from '../sources/sources-tab.js';
import { WantedFor } from '../sources/wanted-topics.js';
import { sourceDraft, sourceToCreate, type SourceValues } from './source-values.js';
import { SourceForm } from './source-form.js';
import styles from '../discovery.module.css';
import { words } from './words.js';

export default function NewSourceTab() {
  const says = useWords(words);
  const userId = useAppSelector(currentUserId);
  const dispatch = useAppDispatch();
  const [create] = useCreateSourceMutation();
  const { submit, isPending } = useSubmit(
    useFailureToast({ title: says.failed, description: says.failedText }),
  );
  const navigate = useNavigate();
  /** How many were added: each has a form of its own. */
  const [added, setAdded] = useState(0);

  /** Whoever added one stands at it; the form is empty when one comes back to it. */
  async function add(values: SourceValues) {
    let created: ContentSource | undefined;
    const isDone = await submit(async () => {
      const outcome = await create(sourceToCreate(values));
      created = outcome.data;
      return outcome;
    });
    if (!isDone || !created) return;
    dispatch(showToast({ title: says.done }));
    sourceDraft.forget(userId);
    setAdded(added + 1);
    void navigate('/admin/discovery', { state: { created: created.id } satisfies CreatedState });
  }

  return (
    <>
      <WantedFor />
      <Card className={styles.newSource}>
        <p className={styles.newSourceLead}>{says.lead}</p>
        <SourceForm key={added} isPending={isPending} onSubmit={add} />
      </Card>
    </>
  );
}
