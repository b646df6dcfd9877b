import type { SitePage } from './site-page.js';
import { textPage } from './text-page.js';

/** Pages without end: a calendar that can always be turned on, and a path that grows with each link. */
export function trapPage(seed: number, path: string): SitePage | undefined {
  const key = `${seed}${path}`;
  const month = /^\/calendar\?month=(\d+)&year=(\d+)$/.exec(path);
  if (month)
    return textPage({ key, expected: TRAP, links: [{ to: monthAfter(Number(month[1]), Number(month[2])) }] });
  if (/^\/traps\/in(\/in)*$/.test(path)) {
    const trapped = path.split('/').length > 4;
    return textPage({ key, links: [{ to: `${path}/in` }], ...(trapped && { expected: TRAP }) });
  }
  return undefined;
}

const TRAP = { outcomes: ['trap'] } as const;

export const trapEntrances = ['/calendar?month=11&year=2026', '/traps/in'];

const monthAfter = (month: number, year: number): string =>
  month === 12 ? `/calendar?month=1&year=${year + 1}` : `/calendar?month=${month + 1}&year=${year}`;
