import type { Language } from '@careward/contracts/kernel/languages';
import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { spanishFieldSentence } from '../../base/language/sentences.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { ErrorSentence } from '../error-sentence.js';
import { IconButton } from '../icon-button.js';
import shell from '../input-shell.module.css';
import styles from './field.module.css';

const words = {
  en: { showPassword: 'Show password', hidePassword: 'Hide password' },
  es: { showPassword: 'Mostrar la contraseña', hidePassword: 'Ocultar la contraseña' },
};

export type FieldProps = { name: string; label: string; schema: ZodMiniType; hint?: ReactNode };

type TextFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>;

export function TextField({ name, label, schema, hint, ...input }: TextFieldProps) {
  const { error, ...registered } = useTextInput(name, schema);
  return (
    <Field label={label} hint={hint} error={error}>
      {(described) => (
        <div className={`${shell.shell} ${styles.text}`}>
          <input {...input} {...described} {...registered} className={shell.input} />
        </div>
      )}
    </Field>
  );
}

/** Named `email`, as in every contract with an address. */
export const EmailField = (props: Pick<FieldProps, 'label' | 'schema'>) => (
  <TextField name="email" type="email" autoComplete="email" inputMode="email" {...props} />
);

type PasswordFieldProps = FieldProps & { autoComplete: 'current-password' | 'new-password' };

export function PasswordField({ name, label, schema, autoComplete }: PasswordFieldProps) {
  const { hidePassword, showPassword } = useWords(words);
  const { error, ...registered } = useTextInput(name, schema);
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error}>
      {(described) => (
        <div className={`${shell.shell} ${styles.text}`}>
          <input
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...described}
            {...registered}
            className={shell.input}
          />
          <IconButton label={shown ? hidePassword : showPassword} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}

type FrameProps = {
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  children: (described: DescribedInput) => ReactNode;
};
type DescribedInput = Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'aria-invalid' | 'aria-describedby'>;

/** The label of a control, its hint and what is wrong with it, which a screen reader says with it. */
export function Field({ label, hint, error, children }: FrameProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
      })}
      <ErrorSentence id={errorId}>{error}</ErrorSentence>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What a text input needs to be a field of the form, and what is wrong with it. */
function useTextInput(name: string, schema: ZodMiniType) {
  const { register, control, getFieldState } = useFormContext();
  const state = useFormState({ control, name, exact: true });
  const validate = ruleOf(schema, useLanguage());
  return { ...register(name, { validate }), error: getFieldState(name, state).error?.message };
}

/** The same for anything else that has a value: its `onChange` takes the new one, its `ref` can be focused. */
export function useSchemaField<Value>(name: string, schema: ZodMiniType) {
  const validate = ruleOf(schema, useLanguage());
  const { field, fieldState } = useController({ name, rules: { validate } });
  return { ...field, value: field.value as Value, error: fieldState.error?.message };
}

/** A contract's schema as a rule of the form, so that form and server show the same sentence. */
const ruleOf = (schema: ZodMiniType, language: Language) => (value: unknown) => {
  const result = schema.safeParse(value);
  if (result.success) return true;
  const sentence = result.error.issues[0]?.message ?? '';
  return (language === 'es' && spanishFieldSentence(sentence)) || sentence;
};
