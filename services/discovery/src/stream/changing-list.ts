import type { DiscoveryChanges } from '@careward/contracts/discovery/changes';

/** A list that open streams follow. Each of its items has a version, which grows with every change. */
export type ChangingList<Key extends keyof DiscoveryChanges = keyof DiscoveryChanges> = {
  readonly key: Key;
  all(): Promise<DiscoveryChanges[Key]>;
  these(ids: readonly string[]): Promise<DiscoveryChanges[Key]>;
  /** Of all that are in the list now, by id. */
  versions(): Promise<ReadonlyMap<string, number>>;
};

/** Injection token of the lists that the stream follows. */
export const CHANGING_LISTS = Symbol('changing lists');
