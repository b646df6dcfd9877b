import type { Language } from '@careward/contracts/kernel/languages';
import type { FormItemProps } from 'antd';
import type { ZodMiniType } from 'zod/mini';
import { spanishFieldSentence } from '../../base/language/field-sentences.js';

type Rule = NonNullable<FormItemProps['rules']>[number];

/** A contract's schema as an antd rule, so that form and server show the same sentence. */
export const schemaRule = (schema: ZodMiniType, language: Language): Rule => ({
  validator: (_field, value: unknown) => {
    const result = schema.safeParse(value);
    if (result.success) return Promise.resolve();
    const sentence = result.error.issues[0]?.message ?? '';
    return Promise.reject(new Error(language === 'es' ? spanishFieldSentence(sentence) : sentence));
  },
});
