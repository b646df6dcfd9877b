import { Form } from 'antd';
import type { ReactElement } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useLanguage } from '../../base/language/use-language.js';
import styles from './field-of-ours.module.css';
import { schemaRule } from './schema-rule.js';

export type FieldProps = { name: string; schema: ZodMiniType };

type Props = FieldProps & { valuePropName?: string; children: ReactElement };

/** A form's field around a part of ours, which says itself what is wrong, where it belongs. */
export function FieldOfOurs({ name, schema, valuePropName = 'value', children }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.field}>
      <Form.Item noStyle name={name} valuePropName={valuePropName} rules={[schemaRule(schema, language)]}>
        {children}
      </Form.Item>
    </div>
  );
}
