import type { Language } from '@careward/contracts/kernel/languages';
import { Input, type InputRef } from 'antd';
import { Eye, EyeOff } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useController } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { spanishFieldSentence } from '../../base/language/sentences.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { ErrorSentence } from '../error-sentence.js';
import { IconButton } from '../icon-button.js';
import styles from './field.module.css';

const words = {
  en: { showPassword: 'Show password', hidePassword: 'Hide password' },
  es: { showPassword: 'Mostrar la contraseña', hidePassword: 'Ocultar la contraseña' },
};

export type FieldProps = { name: string; label: string; schema: ZodMiniType; hint?: ReactNode };

type TextFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>;

export function TextField({ name, label, schema, hint, ...input }: TextFieldProps) {
  const { error, ...field } = useTextInput(name, schema);
  return (
    <Field label={label} hint={hint} error={error}>
      {(described) => <Input {...input} {...described} {...field} status={error ? 'error' : ''} />}
    </Field>
  );
}

/** Named `email`, as in every contract with an address. */
export const EmailField = (props: Pick<FieldProps, 'label' | 'schema'>) => (
  <TextField name="email" type="email" autoComplete="email" inputMode="email" {...props} />
);

type PasswordFieldProps = FieldProps & { autoComplete: 'current-password' | 'new-password' };

/** The button is ours: antd's says "pressed" beside a name that changes. */
export function PasswordField({ name, label, schema, autoComplete }: PasswordFieldProps) {
  const { hidePassword, showPassword } = useWords(words);
  const { error, ...field } = useTextInput(name, schema);
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={error}>
      {(described) => (
        <Input
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          {...described}
          {...field}
          status={error ? 'error' : ''}
          suffix={
            <IconButton label={isShown ? hidePassword : showPassword} onClick={() => setShown(!isShown)}>
              {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </IconButton>
          }
        />
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

/** What a control needs to be a field of the form: its `onChange` takes the new value, its `ref` can be focused. */
export function useSchemaField<Value>(name: string, schema: ZodMiniType) {
  const validate = ruleOf(schema, useLanguage());
  const { field, fieldState } = useController({ name, rules: { validate } });
  return { ...field, value: field.value as Value, error: fieldState.error?.message };
}

/** The same for a text. What was typed into the page's HTML, before its script was there, is kept. */
function useTextInput(name: string, schema: ZodMiniType) {
  const { ref: fieldRef, value = '', ...field } = useSchemaField<string | undefined>(name, schema);
  const input = useRef<InputRef>(null);
  const keepTyped = useEffectEvent(() => {
    const typed = input.current?.input?.value ?? '';
    if (typed !== value) field.onChange(typed);
  });
  useEffect(() => keepTyped(), []);
  const ref = useCallback(
    (element: InputRef | null) => {
      input.current = element;
      fieldRef(element);
    },
    [fieldRef],
  );
  return { ...field, value, ref };
}

/** A contract's schema as a rule of the form, so that form and server show the same sentence. */
const ruleOf = (schema: ZodMiniType, language: Language) => (value: unknown) => {
  const result = schema.safeParse(value);
  if (result.success) return true;
  const sentence = result.error.issues[0]?.message ?? '';
  return (language === 'es' && spanishFieldSentence(sentence)) || sentence;
};
