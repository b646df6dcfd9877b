import { Form } from 'antd';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './schema-form.module.css';

type Props<Values> = {
  /** Says what the form is for, where the page's heading does not. */
  label?: string;
  form?: FormInstance<Values>;
  initialValues?: Partial<Values>;
  onSubmit: (values: Values) => void | Promise<void>;
  children: ReactNode;
};

/** Quiet until the first submit, then each correction is seen at once; the first bad field takes the focus. */
export function SchemaForm<Values>({ label, form, initialValues, onSubmit, children }: Props<Values>) {
  const [wasRefused, setRefused] = useState(false);
  return (
    <Form<Values>
      {...(form && { form })}
      {...(initialValues && { initialValues })}
      aria-label={label}
      noValidate
      layout="vertical"
      requiredMark={false}
      validateTrigger={wasRefused ? 'onChange' : 'onSubmit'}
      scrollToFirstError={{ focus: true, block: 'nearest' }}
      onFinish={(values) => void onSubmit(values)}
      onFinishFailed={() => setRefused(true)}
      className={styles.form}
    >
      {children}
    </Form>
  );
}
