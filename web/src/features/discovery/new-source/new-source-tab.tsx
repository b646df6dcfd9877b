import { useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { currentUserId } from '../../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../../base/store.js';
import { useFailureToast, useSubmit } from '../../../shared/submit/use-submit.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { Card } from '../../../ui/card.js';
import { AntTheme } from '../../../ui/theme/ant-theme.js';
import { useCreateSourceMutation } from '../discovery.endpoints.js';
import { sourceDraft, sourceToCreate, type SourceValues } from './source-values.js';
import { SourceForm } from './source-form.js';
import styles from './new-source.module.css';
import { words } from './words.js';

export default function NewSourceTab() {
  const says = useWords(words);
  const userId = useAppSelector(currentUserId);
  const dispatch = useAppDispatch();
  const [create] = useCreateSourceMutation();
  const { submit, isPending } = useSubmit(
    useFailureToast({ title: says.failed, description: says.failedText }),
  );
  /** How many were added: each begins with a form of its own. */
  const [added, setAdded] = useState(0);

  async function add(values: SourceValues) {
    if (!(await submit(() => create(sourceToCreate(values))))) return;
    dispatch(showToast({ title: says.done }));
    sourceDraft.forget(userId);
    setAdded(added + 1);
  }

  return (
    <Card className={styles.card}>
      <p className={styles.lead}>{says.lead}</p>
      <AntTheme>
        <SourceForm key={added} isNext={added > 0} isPending={isPending} onSubmit={add} />
      </AntTheme>
    </Card>
  );
}
