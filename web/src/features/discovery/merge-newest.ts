type Versioned = { id: string; version: number; createdAt: string };

/** Of two states of the same thing the one of the higher version; newest first, at most `max`. */
export function mergeNewest<Thing extends Versioned>(
  known: readonly Thing[],
  changed: readonly Thing[],
  max: number,
): Thing[] {
  const newest = new Map(known.map((each) => [each.id, each]));
  for (const each of changed)
    if (each.version >= (newest.get(each.id)?.version ?? 0)) newest.set(each.id, each);
  return [...newest.values()]
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, max);
}
