import { Form } from 'antd';
import type { InputProps } from 'antd';
import type { ReactNode } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useLanguage } from '../../base/language/use-language.js';
import { Input } from './input.js';
import { schemaRule } from './schema-rule.js';

type Props = Pick<
  InputProps,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'disabled'
> & {
  name: string;
  label: string;
  schema: ZodMiniType;
  hint?: ReactNode;
};

export function TextField({ name, label, schema, hint, ...input }: Props) {
  const language = useLanguage();
  return (
    <Form.Item name={name} label={label} extra={hint} rules={[schemaRule(schema, language)]}>
      <Input {...input} />
    </Form.Item>
  );
}
