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

  it.each(
    routeTable.flatMap((row) => (row.page ? [[`${row.method} ${row.path}`, row, row.page] as const] : [])),
  )('%s has pages of what was asked for, and never more than its own most', (_, { query }, { max }) => {
    const asked = [undefined, '1', String(max), String(max + 1), '1000000000'];
    const given = asked.map((limit) => query?.parse({ limit })['limit']);
    expect(given).toEqual([max, 1, max, max, max]);
    const wrong = ['0', '-1', '1.5', 'many', ''].filter((limit) => query?.safeParse({ limit }).success);
    expect(wrong).toEqual([]);
  });
});
