import { Form } from 'antd';
import type { ComponentProps, ReactElement } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useLanguage } from '../../base/language/use-language.js';
import { Choices } from '../choices.js';
import styles from './schema-form.module.css';
import { schemaRule } from './fields.js';

type ChoicesProps<Key extends string> = ComponentProps<typeof Choices<Key>>;

export const ChoicesField = <Key extends string>({
  name,
  schema,
  ...choices
}: FieldProps & ChoicesProps<Key>) => (
  <SchemaField name={name} schema={schema}>
    <ChoicesWithError {...choices} />
  </SchemaField>
);

const ChoicesWithError = <Key extends string>(props: ChoicesProps<Key>) => (
  <Choices {...props} error={useFieldError()} />
);

export type FieldProps = { name: string; schema: ZodMiniType };

/** A field of the form around a part of ours, which shows by itself what is wrong. */
export function SchemaField({
  name,
  schema,
  valuePropName = 'value',
  children,
}: FieldProps & { valuePropName?: string; children: ReactElement }) {
  const language = useLanguage();
  return (
    <div className={styles.field}>
      <Form.Item noStyle name={name} valuePropName={valuePropName} rules={[schemaRule(schema, language)]}>
        {children}
      </Form.Item>
    </div>
  );
}

/** The sentence about the field around this component. */
export function useFieldError(): string | undefined {
  const { errors } = Form.Item.useStatus();
  return errors[0] as string | undefined;
}
