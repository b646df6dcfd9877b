import { Form } from 'antd';
import type { ComponentProps, ReactElement } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useLanguage } from '../../base/language/use-language.js';
import { Checkbox } from '../checkbox.js';
import { Choices } from '../choices.js';
import styles from './schema-form.module.css';
import { schemaRule } from './fields.js';

type ChoicesProps<Key extends string> = ComponentProps<typeof Choices<Key>>;

export const ChoicesField = <Key extends string>({
  name,
  schema,
  ...choices
}: FieldProps & ChoicesProps<Key>) => (
  <FieldOfOurs name={name} schema={schema}>
    <ChoicesWithError {...choices} />
  </FieldOfOurs>
);

const ChoicesWithError = <Key extends string>(props: ChoicesProps<Key>) => (
  <Choices {...props} error={useFieldError()} />
);

type CheckboxProps = ComponentProps<typeof Checkbox>;

export const CheckboxField = ({ name, schema, ...checkbox }: FieldProps & CheckboxProps) => (
  <FieldOfOurs name={name} schema={schema} valuePropName="checked">
    <CheckboxWithError {...checkbox} />
  </FieldOfOurs>
);

const CheckboxWithError = (props: CheckboxProps) => <Checkbox {...props} error={useFieldError()} />;

type FieldProps = { name: string; schema: ZodMiniType };

type Props = FieldProps & { valuePropName?: string; children: ReactElement };

/** A form's field around a part of ours, which says itself what is wrong, where it belongs. */
function FieldOfOurs({ name, schema, valuePropName = 'value', children }: Props) {
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
function useFieldError(): string | undefined {
  const { errors } = Form.Item.useStatus();
  return errors[0] as string | undefined;
}
