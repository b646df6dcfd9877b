/** Beyond these a site is making addresses up rather than serving pages. */
export const TRAP = { segments: 12, repeats: 2, parameters: 6, pageNumber: 1_000 } as const;

/** Parameters by which calendars are turned, and the path of a calendar that ends with a date instead of a title. */
const TIME =
  /^(date|day|week|month|year|yyyy|mm|dd|start(_?date)?|end(_?date)?|fecha|mes|semana|tribe-bar-date)$/i;
const CALENDAR =
  /\/(calendar|calendario|agenda|events?|eventos)\/(.*\/)?(\d{4}[-/]\d{1,2}|(month|week|day|mes|semana|dia)\/[\d/-]+)([-/]\d{1,2})?\/?$/i;
const PAGE = /^(p|page|pagina|paged|start|offset)$/i;

/** Whether an address looks like one of an endless row. */
export function isTrap(canonicalUrl: string): boolean {
  const { pathname, search } = new URL(canonicalUrl);
  return isEndlessPath(pathname) || CALENDAR.test(pathname) || isEndlessQuery(search);
}

function isEndlessPath(pathname: string): boolean {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.length > TRAP.segments) return true;
  return segments.some((one) => segments.filter((other) => other === one).length > TRAP.repeats);
}

function isEndlessQuery(search: string): boolean {
  const parameters = [...new URLSearchParams(search)];
  return (
    parameters.length > TRAP.parameters ||
    parameters.some(([name, value]) => TIME.test(name) && /^[\d/.-]+$/.test(value)) ||
    parameters.some(([name, value]) => PAGE.test(name) && Number(value) > TRAP.pageNumber)
  );
}
