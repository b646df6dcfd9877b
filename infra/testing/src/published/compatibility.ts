import type { JsonSchema } from '@careward/contracts/published/json-schema';

export const HOW_TO_CHANGE =
  'Within a version only optional fields may be added. Declare the next version beside this one.';

/**
 * The breaking changes from `before` to `after`. Producers and consumers are deployed independently, so within a
 * version only optional fields may be added.
 */
export function breakingChanges(before: JsonSchema, after: JsonSchema, at = ''): string[] {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  return [
    ...Object.keys(old)
      .filter((name) => !now[name])
      .map((name) => `"${at}${name}" was removed`),
    ...Object.keys(now)
      .filter((name) => !old[name] && after.required?.includes(name))
      .map((name) => `"${at}${name}" was added as a required field`),
    ...Object.entries(old).flatMap(([name, field]) => {
      const changed = now[name];
      if (!changed) return [];
      if (before.required?.includes(name) !== after.required?.includes(name))
        return [`"${at}${name}" changed whether it is required`];
      if (field.properties) return breakingChanges(field, changed, `${at}${name}.`);
      return JSON.stringify(field) === JSON.stringify(changed)
        ? []
        : [`"${at}${name}" changed its type or rule`];
    }),
  ];
}
