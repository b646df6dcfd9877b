import { fitsType, fittingName, UPLOAD } from '@careward/contracts/coach/files';
import type { Paper } from '@careward/contracts/coach/papers';
import { useWords } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { attachPaper, whereAttached } from '../../shared/conversations/attached-files.js';
import { useChangePaperMutation } from '../../shared/papers/papers.endpoints.js';
import { useFailureToast, useSubmit } from '../../shared/submit/use-submit.js';
import { NameForm } from '../../ui/name-form.js';
import { words } from './words.js';

/** With a dot: the longest is `.markdown`. */
const ENDING = 9;

/** A new name; how it ends goes without saying. Beside a text that was not sent it is renamed, too. */
export function RenameForm({ paper, onDone }: { paper: Paper; onDone: () => void }) {
  const { nameOf, nameRequired, notRenamed } = useWords(words);
  const [change] = useChangePaperMutation();
  const { submit, isPending } = useSubmit(useFailureToast(notRenamed));
  const dispatch = useAppDispatch();
  const userId = useAppSelector(currentUserId);
  const { id, type } = paper;
  const attached = whereAttached(userId, id);
  const shown = paper.name ?? attached?.file.name ?? '';
  const [ending = ''] = /\.[^.]*$/.exec(shown) ?? [];

  async function save(wanted: string): Promise<boolean> {
    const name = fitsType(wanted, type) ? wanted : fittingName(wanted + ending, type);
    if (name === paper.name) return true;
    const isSaved = await submit(() => change({ id, name }));
    if (isSaved && attached) dispatch(attachPaper(attached.composer, paper, name));
    return isSaved;
  }

  return (
    <NameForm
      name={shown.slice(0, shown.length - ending.length)}
      label={nameOf}
      required={nameRequired}
      maxLength={UPLOAD.nameLength - ENDING}
      isPending={isPending}
      onSave={save}
      onDone={onDone}
    />
  );
}
