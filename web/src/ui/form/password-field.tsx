import { Form } from 'antd';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useLanguage } from '../../base/language/use-language.js';
import { IconButton } from '../icon-button.js';
import { words } from '../words.js';
import { Input } from './input.js';
import { schemaRule } from './schema-rule.js';

type Props = {
  name: string;
  label: string;
  schema: ZodMiniType;
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField({ name, label, schema, autoComplete }: Props) {
  const language = useLanguage();
  const { hidePassword, showPassword } = words[language];
  const [shown, setShown] = useState(false);
  return (
    <Form.Item name={name} label={label} rules={[schemaRule(schema, language)]}>
      <Input
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        suffix={
          <IconButton label={shown ? hidePassword : showPassword} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        }
      />
    </Form.Item>
  );
}
