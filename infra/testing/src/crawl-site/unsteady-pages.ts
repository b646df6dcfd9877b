import type { SitePage } from './site-page.js';
import { textPage } from './text-page.js';

/** Pages that work the second time. */
export function unsteadyPages(seed: number): [string, SitePage][] {
  return [
    ['/unsteady/busy', atFirst(seed, 'busy', 429)],
    ['/unsteady/tired', atFirst(seed, 'tired', 503)],
  ];
}

/** `Retry-After` in seconds. */
function atFirst(seed: number, name: string, status: number): SitePage {
  const page = textPage({ key: `${seed}/unsteady/${name}` });
  return {
    ...page,
    answer: (asked) => (asked.before > 0 ? page.answer(asked) : { status, headers: { 'retry-after': '1' } }),
  };
}
