import type { Language } from '@careward/contracts/kernel/languages';
import { Form, type FormItemProps, type InputProps } from 'antd';
// From its own file: the package's `Input` brings its search field, button and text area along, 11 KiB of gzip.
import Input from 'antd/es/input/Input';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { spanishFieldSentence } from '../../base/language/sentences.js';
import { useLanguage } from '../../base/language/use-language.js';
import { IconButton } from '../icon-button.js';

const words = {
  en: { showPassword: 'Show password', hidePassword: 'Hide password' },
  es: { showPassword: 'Mostrar la contraseña', hidePassword: 'Ocultar la contraseña' },
};

type TextFieldProps = Pick<
  InputProps,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'disabled'
> & {
  name: string;
  label: string;
  schema: ZodMiniType;
  hint?: ReactNode;
};

export function TextField({ name, label, schema, hint, ...input }: TextFieldProps) {
  const language = useLanguage();
  return (
    <Form.Item name={name} label={label} extra={hint} rules={[schemaRule(schema, language)]}>
      <Input {...input} />
    </Form.Item>
  );
}

type PasswordFieldProps = {
  name: string;
  label: string;
  schema: ZodMiniType;
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField({ name, label, schema, autoComplete }: PasswordFieldProps) {
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

type Rule = NonNullable<FormItemProps['rules']>[number];

/** A contract's schema as an antd rule, so that form and server show the same sentence. */
export const schemaRule = (schema: ZodMiniType, language: Language): Rule => ({
  validator: (_field, value: unknown) => {
    const result = schema.safeParse(value);
    if (result.success) return Promise.resolve();
    const sentence = result.error.issues[0]?.message ?? '';
    const inSpanish = language === 'es' && spanishFieldSentence(sentence);
    return Promise.reject(new Error(inSpanish || sentence));
  },
});

export { Input };
