import type { WaitingPage } from '@careward/contracts/discovery/page-review';
import { Button } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { useFailureToast, useSubmit } from '../../../shared/submit/use-submit.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { PendingButton } from '../../../ui/pending-button.js';
import Dialog, { DialogButtons } from '../../../ui/dialog.js';
import { useAcceptCleanPagesMutation } from '../discovery.endpoints.js';
import { words } from './words.js';

type Props = { pages: readonly WaitingPage[]; onClose: () => void };

/** Asks once more, then accepts the pages as they were listed when it opened. */
export default function AcceptClean({ pages: listed, onClose }: Props) {
  const texts = words[useLanguage()];
  const says = texts.clean;
  const dispatch = useAppDispatch();
  const [pages] = useState(() => listed.map(({ id, sha256 }) => ({ id, sha256 })));
  const [accept] = useAcceptCleanPagesMutation();
  const { submit, isPending } = useSubmit(
    useFailureToast({ title: says.failed, description: texts.failedText }),
  );

  async function acceptAll() {
    const isDone = await submit(async () => {
      const outcome = await accept({ pages });
      if (!outcome.data) return outcome;
      const { accepted, left } = outcome.data;
      dispatch(showToast({ title: says.done(accepted), ...(left > 0 && { description: says.left(left) }) }));
      return outcome;
    });
    if (isDone) onClose();
  }

  return (
    <Dialog
      open
      title={says.title(pages.length)}
      description={says.text}
      // A request that was sent cannot be cancelled, so the dialog stays open until the response.
      onOpenChange={() => !isPending && onClose()}
    >
      <DialogButtons>
        <Button disabled={isPending} onClick={onClose}>
          {says.cancel}
        </Button>
        <PendingButton type="primary" pending={isPending} onClick={() => void acceptAll()}>
          {isPending ? texts.accepting : says.confirm(pages.length)}
        </PendingButton>
      </DialogButtons>
    </Dialog>
  );
}
