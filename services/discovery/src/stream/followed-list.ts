import type { ChangingList } from './changing-list.js';

type Item = { id: string; version: number };

/** How far one reader has followed a list: which versions it has, and what it was told of since. */
export class FollowedList {
  /** The versions that the reader has; null before it has the list. */
  private sent: Map<string, number> | null = null;
  private readonly changed = new Set<string>();

  constructor(private readonly list: ChangingList) {}

  get key() {
    return this.list.key;
  }

  note(id: string): void {
    this.changed.add(id);
  }

  /** Notes what is newer than what the reader has. True when there is something to send. */
  compare(versions: ReadonlyMap<string, number>): boolean {
    for (const [id, version] of versions) if (this.isNews({ id, version })) this.note(id);
    return this.sent === null || this.changed.size > 0;
  }

  /** What the reader does not have yet; the whole list at first. A reading that fails is made up for by `compare`. */
  async news(): Promise<Item[]> {
    const ids = [...this.changed];
    this.changed.clear();
    if (this.sent === null) return this.list.all();
    const found: Item[] = ids.length > 0 ? await this.list.these(ids) : [];
    return found.filter((item) => this.isNews(item));
  }

  has(items: readonly Item[]): void {
    this.sent ??= new Map();
    for (const { id, version } of items) this.sent.set(id, version);
  }

  private isNews({ id, version }: Item): boolean {
    return version > (this.sent?.get(id) ?? 0);
  }
}
