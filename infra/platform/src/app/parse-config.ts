import type { z } from 'zod';

/** Reads the environment once. A wrong or missing value throws one line that names it; values are never shown. */
export function parseConfig<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.infer<Schema> {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Configuration is not complete. ${wrong.join('; ')}`);
}
