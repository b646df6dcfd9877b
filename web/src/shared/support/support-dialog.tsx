import { LENGTH } from '@careward/contracts/kernel/limits';
import { SUPPORT_SUBJECT } from '@careward/contracts/notifications/limits';
import type { SupportCategory } from '@careward/contracts/notifications/schemas';
import type { Risk } from '@careward/contracts/coach/schemas';
import { Input } from 'antd';
import { ChevronDown } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '../../base/config.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import Dialog from '../../ui/dialog.js';
import { Field } from '../../ui/form/fields.js';
import { SubmitButton } from '../../ui/pending-button.js';
import { PhoneText } from '../../ui/phone-text.js';
import { AntTheme } from '../../ui/theme/ant-theme.js';
import { DangerHelp } from '../safety-card/safety-card.js';
import {
  isTooLong,
  missingFields,
  type SupportDraft,
  type SupportField,
  useSendSupport,
  useSupportDraft,
} from './support-form.js';
import layout from '../../ui/text-form.module.css';
import styles from './support.module.css';
import { words } from './words.js';

/** Import it lazily, as the dialog that it is made of. */
export default function SupportDialog({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const says = words[language];
  const { user } = useSession();
  const { draft, change, forget } = useSupportDraft(user?.id ?? '');
  const { send, isPending, wasTried } = useSendSupport();
  const form = useRef<HTMLFormElement>(null);
  const [risk, setRisk] = useState<Risk>();

  const errors = Object.fromEntries(missingFields(draft).map((field) => [field, says.errors[field]]));
  if (isTooLong(draft)) errors['message'] = says.tooLong(LENGTH.message);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const answered = await send(draft);
    if (answered) {
      forget();
      if (answered.risk) setRisk(answered.risk);
      else onClose();
    } else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  if (risk) return <HelpFirst risk={risk} onClose={onClose} />;
  return (
    <Dialog
      open
      title={says.title}
      description={user ? says.about(user.email) : undefined}
      // A request that was sent cannot be cancelled, so the dialog stays open until the response.
      onOpenChange={() => !isPending && onClose()}
    >
      <AntTheme>
        <form ref={form} noValidate className={layout.form} onSubmit={(event) => void submit(event)}>
          <SupportFields draft={draft} errors={wasTried ? errors : {}} onChange={change} />
          <SubmitButton pending={isPending}>{isPending ? says.sending : says.send}</SubmitButton>
          <p className={styles.other}>
            <PhoneText lang={language}>{says.emergency}</PhoneText> {says.orWrite}{' '}
            <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
          </p>
        </form>
      </AntTheme>
    </Dialog>
  );
}

/** What was sent names a danger: its numbers come before support. A link of the card leads to a page below. */
function HelpFirst({ risk, onClose }: { risk: Risk; onClose: () => void }) {
  const says = useWords(words);
  const { pathname } = useLocation();
  const opened = useRef(pathname);

  useEffect(() => {
    if (pathname !== opened.current) onClose();
  }, [pathname, onClose]);

  return (
    <Dialog open title={says.title} description={says.helpFirst} onOpenChange={onClose}>
      <div className={layout.form}>
        <DangerHelp risk={risk} />
      </div>
    </Dialog>
  );
}

type SupportFieldsProps = {
  draft: SupportDraft;
  /** What is wrong with a field. */
  errors: Partial<Record<SupportField, string>>;
  onChange: (fields: Partial<SupportDraft>) => void;
};

function SupportFields({ draft, errors, onChange }: SupportFieldsProps) {
  const says = useWords(words);
  return (
    <div className={styles.fields}>
      <Field label={says.subject} error={errors.subject}>
        {(described) => (
          <Input
            {...described}
            aria-required
            name="subject"
            status={errors.subject ? 'error' : ''}
            maxLength={SUPPORT_SUBJECT}
            value={draft.subject}
            onChange={({ target }) => onChange({ subject: target.value })}
          />
        )}
      </Field>
      <Field label={says.category} error={errors.category}>
        {(described) => (
          <div className={styles.select}>
            <select
              className={layout.control}
              {...described}
              aria-required
              name="category"
              value={draft.category}
              onChange={({ target }) => onChange({ category: target.value as SupportCategory })}
            >
              <option value="" disabled hidden>
                {says.chooseCategory}
              </option>
              {Object.entries(says.categories).map(([category, label]) => (
                <option key={category} value={category}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden />
          </div>
        )}
      </Field>
      <Field label={says.message} error={errors.message}>
        {(described) => (
          <Input.TextArea
            {...described}
            aria-required
            name="message"
            status={errors.message ? 'error' : ''}
            rows={4}
            value={draft.message}
            onChange={({ target }) => onChange({ message: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
