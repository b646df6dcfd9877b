import { Form, Input } from 'antd';
import type { InputProps } from 'antd';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { schemaRule } from './schema-rule.js';

type Props = Pick<
  InputProps,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'disabled'
> & {
  name: string;
  label: string;
  schema: z.ZodType;
  hint?: ReactNode;
};

export function TextField({ name, label, schema, hint, ...input }: Props) {
  return (
    <Form.Item name={name} label={label} extra={hint} rules={[schemaRule(schema)]}>
      <Input {...input} />
    </Form.Item>
  );
}
