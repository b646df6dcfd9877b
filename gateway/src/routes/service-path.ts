import type { Route } from '@careward/contracts/kernel/route';
import { notFound } from '@careward/platform/http/problem-error';

/** Steps that an address parser walks: written into a path they would lead out of the row. */
const WALKS = /(^|[\\/])\.\.?([\\/]|$)/;

/** Where the row is at its service. The caller fills in its parameters and has no other say: not host, not path. */
export const servicePath = (row: Route, params: Record<string, string>): string =>
  row.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (WALKS.test(value)) throw notFound('page');
    return encodeURIComponent(value);
  });
