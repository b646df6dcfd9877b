import { Form } from 'antd';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
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
  return (
    <Form<Values>
      {...(form && { form })}
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
