import { legalNotes, reason } from '@careward/contracts/discovery/source-fields';
import type { ContentSource } from '@careward/contracts/discovery/source';
import { Button, Input } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { type ComponentRef, type SubmitEvent, useId, useRef, useState } from 'react';
import { spanishFieldSentence } from '../../../base/language/sentences.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { PendingButton } from '../../../ui/pending-button.js';
import form from '../../../ui/text-form.module.css';
import Dialog, { DialogButtons } from '../../../ui/dialog.js';
import { ErrorSentence } from '../../../ui/error-sentence.js';
import { type PromptedAction, useSourceAction } from './use-source-action.js';
import styles from './sources.module.css';
import { words } from './words.js';

const schemas = { approve: legalNotes, reject: reason, stop: reason };

type Props = { source: ContentSource; action: PromptedAction; onClose: () => void };

/** Asks for the notes or the reason; what is not valid is said here and not sent. */
export default function ActionPrompt({ source, action, onClose }: Props) {
  const language = useLanguage();
  const says = words[language];
  const prompt = says.prompts[action];
  const { act, isPending } = useSourceAction(source.id);
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  const field = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const id = useId();

  const wrong = schemas[action].safeParse(text).error?.issues[0]?.message;
  const error = wasTried && wrong ? (language === 'es' ? spanishFieldSentence(wrong) : wrong) : undefined;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (wrong) field.current?.focus();
    else if (await act(action, text.trim())) onClose();
  }

  return (
    <Dialog
      open
      title={prompt.title(source.name)}
      description={prompt.text}
      // A request that was sent cannot be cancelled, so the dialog stays open until the response.
      onOpenChange={() => !isPending && onClose()}
    >
      <form noValidate className={form.form} onSubmit={(event) => void submit(event)}>
        {action === 'approve' && <Unticked source={source} />}
        <div>
          <label htmlFor={id} className={form.label}>
            {prompt.field}
          </label>
          <Input.TextArea
            ref={field}
            id={id}
            rows={3}
            value={text}
            aria-required={action !== 'approve'}
            status={error ? 'error' : ''}
            aria-invalid={error !== undefined}
            aria-describedby={error && `${id}-error`}
            onChange={({ target }) => setText(target.value)}
          />
          <ErrorSentence id={`${id}-error`}>{error}</ErrorSentence>
        </div>
        <DialogButtons>
          <Button disabled={isPending} onClick={onClose}>
            {says.cancel}
          </Button>
          <PendingButton type="primary" danger={action === 'stop'} htmlType="submit" pending={isPending}>
            {isPending ? says.working : prompt.confirm}
          </PendingButton>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

/** The boxes that nobody ticked when the source was added, which hold nobody back. */
function Unticked({ source: { robotsTxtCompliant, tosReviewed } }: { source: ContentSource }) {
  const says = words[useLanguage()].unticked;
  const unticked = [...(robotsTxtCompliant ? [] : [says.robots]), ...(tosReviewed ? [] : [says.terms])];
  if (unticked.length === 0) return null;
  return (
    <ul className={styles.unticked}>
      {unticked.map((sentence) => (
        <li key={sentence}>
          <TriangleAlert size="1.2rem" aria-hidden />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
