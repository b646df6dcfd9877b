import { Form, Input } from 'antd';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { IconButton } from '../icon-button.js';
import { schemaRule } from './schema-rule.js';

type Props = {
  name: string;
  label: string;
  schema: z.ZodType;
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField({ name, label, schema, autoComplete }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Form.Item name={name} label={label} rules={[schemaRule(schema)]}>
      <Input
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        suffix={
          <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        }
      />
    </Form.Item>
  );
}
