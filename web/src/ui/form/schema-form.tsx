import { Form, type FormInstance } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../../base/language/use-language.js';
import styles from './schema-form.module.css';

type Props<Values> = {
  /** Accessible name, where the page's heading does not say what the form is for. */
  label?: string;
  form?: FormInstance<Values>;
  initialValues?: Partial<Values>;
  onSubmit: (values: Values) => void | Promise<void>;
  children: ReactNode;
};

/** Validates on submit, and on every change after a failed submit; the first invalid field takes the focus. */
export function SchemaForm<Values>({ label, form, initialValues, onSubmit, children }: Props<Values>) {
  const [hasFailed, setFailed] = useState(false);
  const [own] = Form.useForm(form);
  const language = useLanguage();

  // What is wrong is said again when the language changes.
  useEffect(() => {
    const failed = own.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (failed.length > 0) own.validateFields(failed.map(({ name }) => name)).catch(() => undefined);
  }, [own, language]);

  return (
    <Form<Values>
      form={own}
      {...(initialValues && { initialValues })}
      aria-label={label}
      noValidate
      layout="vertical"
      requiredMark={false}
      validateTrigger={hasFailed ? 'onChange' : 'onSubmit'}
      scrollToFirstError={{ focus: true, block: 'nearest' }}
      onFinish={(values) => void onSubmit(values)}
      onFinishFailed={() => setFailed(true)}
      className={styles.form}
    >
      {children}
    </Form>
  );
}
