import { SUPPORT_SUBJECT } from '@careward/contracts/notifications/limits';
import type { SupportCategory } from '@careward/contracts/notifications/support';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../base/language/use-language.js';
import layout from '../../ui/dialog-form.module.css';
import { ErrorSentence } from '../../ui/error-sentence.js';
import control from '../../ui/text-control.module.css';
import type { SupportField } from './missing-fields.js';
import type { SupportDraft } from './support-draft.js';
import styles from './support-dialog.module.css';
import { words } from './words.js';

type Props = {
  draft: SupportDraft;
  /** What is wrong with a field. */
  errors: Partial<Record<SupportField, string>>;
  onChange: (fields: Partial<SupportDraft>) => void;
};

export function SupportFields({ draft, errors, onChange }: Props) {
  const says = useWords(words);
  return (
    <>
      <Field label={says.subject} error={errors.subject}>
        {(attributes) => (
          <input
            {...attributes}
            name="subject"
            maxLength={SUPPORT_SUBJECT}
            value={draft.subject}
            onChange={({ target }) => onChange({ subject: target.value })}
          />
        )}
      </Field>
      <Field label={says.category} error={errors.category}>
        {(attributes) => (
          <div className={styles.select}>
            <select
              {...attributes}
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
        {(attributes) => (
          <textarea
            {...attributes}
            name="message"
            rows={4}
            value={draft.message}
            onChange={({ target }) => onChange({ message: target.value })}
          />
        )}
      </Field>
    </>
  );
}

type FieldProps = {
  label: string;
  error: string | undefined;
  children: (attributes: ReturnType<typeof attributesOf>) => ReactNode;
};

/** A control under its label, with what is wrong with it below. */
function Field({ label, error, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={layout.label}>
        {label}
      </label>
      {children(attributesOf(id, error))}
      <ErrorSentence id={`${id}-error`}>{error}</ErrorSentence>
    </div>
  );
}

const attributesOf = (id: string, error: string | undefined) => ({
  id,
  className: control.control,
  'aria-required': true,
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined ? undefined : `${id}-error`,
});
