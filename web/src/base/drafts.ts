import { unsentInputKey } from './session/session-storage.js';

/** What `typeof` says of each field; a field that is not named is taken as it was kept. */
type Kinds<Draft> = { [Field in keyof Draft]?: 'string' | 'boolean' | 'object' };

/** Null: not of one person, and not forgotten when somebody signs in. '': of a visitor, until somebody does. */
type Owner = string | null;

/**
 * What was typed but not sent, in sessionStorage: it survives a reload and ends with the tab, a sign-out or `forget`,
 * and only its owner gets it back. Where the browser refuses to store it, it lives as long as the page.
 */
export function draftStore<Draft extends object>(name: string, kinds: Kinds<Draft>) {
  const keyOf = (owner: Owner) => (owner === null ? name : unsentInputKey(owner, name));
  const isOfItsKind = ([field, value]: [string, unknown]) => {
    const kind = kinds[field as keyof Draft];
    return kind === undefined || (typeof value === kind && value !== null);
  };

  return {
    /** The fields that were kept, without those of another kind, which another version may have left. */
    read(owner: Owner): Partial<Draft> {
      const kept = unlessRefused(() => JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? '{}') as unknown);
      const fields = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
      return Object.fromEntries(fields.filter(isOfItsKind)) as Partial<Draft>;
    },
    keep: (owner: Owner, draft: Draft) =>
      void unlessRefused(() => sessionStorage.setItem(keyOf(owner), JSON.stringify(draft))),
    forget: (owner: Owner) => void unlessRefused(() => sessionStorage.removeItem(keyOf(owner))),
  };
}

/** How the names of the drafts of a person go on that begin like this. */
export function draftsNamed(owner: string, beginning: string): string[] {
  const prefix = unsentInputKey(owner, beginning);
  const keys = unlessRefused(() => Object.keys(sessionStorage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

function unlessRefused<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
