import type { Refusal } from '@careward/contracts/discovery/job';

/** What a crawler may say of a URL. `moved`: it redirects, and the page that it leads to is judged in its stead. */
export type Outcome = 'kept' | 'moved' | Refusal;

/** What a right crawler says of a URL. */
export type ExpectedOutcome = {
  /** Any of these is right. */
  outcomes: readonly Outcome[];
  /** Of the pages with the same copy exactly one is kept. */
  copy?: string;
  /** It need not be mentioned. */
  optional?: boolean;
};

/** What is wrong with the outcomes of a crawl, one sentence each, by URL. */
export function differencesBetween(
  expected: ReadonlyMap<string, ExpectedOutcome>,
  found: ReadonlyMap<string, Outcome>,
): string[] {
  const wrong = [...expected].flatMap(([url, { outcomes, optional }]) => {
    const outcome = found.get(url);
    const right = outcome === undefined ? optional === true : outcomes.includes(outcome);
    return right ? [] : [`${url} is ${outcome ?? 'not mentioned'} instead of ${outcomes.join(' or ')}`];
  });
  const unknown = [...found.keys()].filter((url) => !expected.has(url));
  return [
    ...wrong,
    ...unknown.map((url) => `${url} should not have been found`),
    ...copiesKept(expected, found),
  ];
}

function copiesKept(
  expected: ReadonlyMap<string, ExpectedOutcome>,
  found: ReadonlyMap<string, Outcome>,
): string[] {
  const kept = new Map<string, number>();
  for (const [url, { copy }] of expected) {
    if (copy !== undefined) kept.set(copy, (kept.get(copy) ?? 0) + Number(found.get(url) === 'kept'));
  }
  return [...kept]
    .filter(([, count]) => count !== 1)
    .map(([copy, count]) => `of the copies of ${copy} ${count} are kept instead of 1`);
}
