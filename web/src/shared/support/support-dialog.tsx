import { LENGTH } from '@careward/contracts/kernel/limits';
import { useRef } from 'react';
import type { SubmitEvent } from 'react';
import { config } from '../../base/config.js';
import { useLanguage } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { Button } from '../../ui/button.js';
import layout from '../../ui/dialog-form.module.css';
import Dialog from '../../ui/dialog.js';
import { PhoneText } from '../../ui/phone-text.js';
import { isTooLong, missingFields } from './missing-fields.js';
import styles from './support-dialog.module.css';
import { useSupportDraft } from './support-draft.js';
import { SupportFields } from './support-fields.js';
import { useSendSupport } from './use-send-support.js';
import { words } from './words.js';

/** Import it lazily, as the dialog that it is made of. */
export default function SupportDialog({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const says = words[language];
  const { user } = useSession();
  const { draft, change, forget } = useSupportDraft(user?.id ?? '');
  const { send, isPending, wasTried } = useSendSupport();
  const form = useRef<HTMLFormElement>(null);

  const errors = Object.fromEntries(missingFields(draft).map((field) => [field, says.errors[field]]));
  if (isTooLong(draft)) errors['message'] = says.tooLong(LENGTH.message);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (await send(draft)) {
      forget();
      onClose();
    } else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  return (
    <Dialog
      open
      title={says.title}
      description={user ? says.about(user.email) : undefined}
      // A request that was sent cannot be cancelled, so the dialog stays open until the response.
      onOpenChange={() => !isPending && onClose()}
    >
      <form ref={form} noValidate className={layout.form} onSubmit={(event) => void submit(event)}>
        <SupportFields draft={draft} errors={wasTried ? errors : {}} onChange={change} />
        <Button type="submit" wide pending={isPending}>
          {isPending ? says.sending : says.send}
        </Button>
        <p className={styles.other}>
          <PhoneText lang={language}>{says.emergency}</PhoneText> {says.orWrite}{' '}
          <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
        </p>
      </form>
    </Dialog>
  );
}
