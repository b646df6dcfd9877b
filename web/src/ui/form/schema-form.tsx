import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  useForm,
  useFormState,
  type UseFormReturn,
} from 'react-hook-form';
import { useLanguage } from '../../base/language/use-language.js';

/** A form whose fields are judged by the contracts' schemas, in the languages of the page. */
export type SchemaForm<Values extends FieldValues> = UseFormReturn<Values> & { onInvalid: () => void };

/** Validates on submit, and on every change after a failed submit; the first invalid field takes the focus. */
export function useSchemaForm<Values extends FieldValues>(
  initialValues?: Partial<Values>,
): SchemaForm<Values> {
  const [hasFailed, setFailed] = useState(false);
  const form = useForm<Values>({
    ...(initialValues && { defaultValues: initialValues as DefaultValues<Values> }),
    reValidateMode: hasFailed ? 'onChange' : 'onSubmit',
  });
  return { ...form, onInvalid: () => setFailed(true) };
}

type Props<Values extends FieldValues> = {
  form: SchemaForm<Values>;
  /** Accessible name, where the page's heading does not say what the form is for. */
  label?: string;
  /** After each change by the person, with the name of the field that changed. */
  onTyped?: (values: Values, field: string | undefined) => void;
  onSubmit: (values: Values) => void | Promise<void>;
  children: ReactNode;
};

export function SchemaForm<Values extends FieldValues>({
  form,
  label,
  onTyped,
  onSubmit,
  children,
}: Props<Values>) {
  const { control, handleSubmit, onInvalid, subscribe, trigger } = form;
  const language = useLanguage();
  const { errors } = useFormState({ control });
  const invalid = Object.keys(errors);

  const translate = useEffectEvent(() => invalid.length > 0 && void trigger(invalid as never));
  useEffect(() => void translate(), [language]);

  const tell = useEffectEvent((values: Values, field: string | undefined) => onTyped?.(values, field));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type, values, name }) => type === 'change' && tell(values, name),
      }),
    [subscribe],
  );

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => void handleSubmit((values) => onSubmit(values), onInvalid)(event)}
      >
        {children}
      </form>
    </FormProvider>
  );
}
