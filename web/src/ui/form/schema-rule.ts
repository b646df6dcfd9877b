import type { FormItemProps } from 'antd';
import type { z } from 'zod';

type Rule = NonNullable<FormItemProps['rules']>[number];

/** A contract's schema as an antd rule, so that form and server show the same sentence. */
export const schemaRule = (schema: z.ZodType): Rule => ({
  validator: (_field, value: unknown) => {
    const result = schema.safeParse(value);
    return result.success ? Promise.resolve() : Promise.reject(new Error(result.error.issues[0]?.message));
  },
});
