import { describe, expect, it } from '@jest/globals';
import { routeTable } from '../src/route-table.js';

describe('the route table', () => {
  it('has each method and path once', () => {
    const rows = routeTable.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it.each(routeTable.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s answers JSON with 200 or 201, a file, or redirects',
    (_, row) => {
      expect(Object.keys(row.answers).length > 0 || row.download || row.redirect).toBeTruthy();
      expect(row.path.startsWith('/api/')).toBe(true);
    },
  );
});
