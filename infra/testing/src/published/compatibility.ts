import type { JsonSchema } from './event-schema.js';

export const HOW_TO_CHANGE =
  'Within a version only optional fields may be added. Declare the next version beside this one.';

/**
 * What in `after` would break somebody who relies on `before`; empty when only optional fields were added. Within a
 * version nothing else may change: both sides of an event are deployed apart.
 */
export function breaks(before: JsonSchema, after: JsonSchema, at = ''): string[] {
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
      return field.properties
        ? breaks(field, changed, `${at}${name}.`)
        : sameRule(field, changed)
          ? []
          : [`"${at}${name}" changed its type or rule`];
    }),
  ];
}

const sameRule = (before: JsonSchema, after: JsonSchema) => JSON.stringify(before) === JSON.stringify(after);
