import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import { SchemaForm, useSchemaForm } from '../../ui/form/schema-form.js';
import { PendingButton } from '../../ui/pending-button.js';
import styles from './profile.module.css';
import { words } from './words.js';

type Props<Values extends FieldValues> = {
  /** Accessible name of the form. */
  label: string;
  initialValues: Partial<Values>;
  /** Keeps what is being typed, against a reload or the end of the session. */
  onTyped: (values: Values) => void;
  save: (values: Values) => Promise<{ error?: unknown }>;
  /** Saved, or not wanted any more. */
  onClose: () => void;
  children: ReactNode;
};

/** A card's form, in its place. What could not be saved stays in it, with the reason at its buttons. */
export function EditForm<Values extends FieldValues>(props: Props<Values>) {
  const { label, initialValues, onTyped, save, onClose, children } = props;
  const language = useLanguage();
  const says = words[language];
  const form = useSchemaForm<Values>(initialValues);
  const [state, setState] = useState<'ready' | 'pending' | { error: unknown }>('ready');
  const place = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();

  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  const failureOf = (error: unknown) => sentenceOf(error, language) ?? says.notSaved;

  async function submit(values: Values) {
    setState('pending');
    const { error } = await save(values);
    if (error) {
      setState({ error });
      // Closed meanwhile: somebody else's form was opened, or the page was left.
      if (!place.current)
        dispatch(showToast({ title: label, description: failureOf(error), destructive: true }));
      return;
    }
    dispatch(showToast({ title: says.saved }));
    onClose();
  }

  const failure = typeof state === 'object' ? failureOf(state.error) : undefined;
  const isPending = state === 'pending';
  return (
    <div ref={place}>
      <SchemaForm form={form} label={label} onTyped={onTyped} onSubmit={submit}>
        {children}
        <ErrorSentence>{failure}</ErrorSentence>
        <div className={styles.buttons}>
          <Button disabled={isPending} onClick={onClose}>
            {says.cancel}
          </Button>
          <PendingButton type="primary" htmlType="submit" pending={isPending}>
            {isPending ? says.saving : says.save}
          </PendingButton>
        </div>
      </SchemaForm>
    </div>
  );
}
