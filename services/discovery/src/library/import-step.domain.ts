import { hashOf, type Content } from './document.domain.js';
import type { LibraryDocument } from './document.schema.js';

/** The part of a stored document that an import compares. */
export type StoredState = Pick<LibraryDocument, 'hash' | 'version' | 'position' | 'seedVersion'>;

/** What a seed says about one document. Content is null for a document that the seed does not have. */
export type DesiredState = { content: Content | null; position: number; seedVersion: number };

/** `touch`: the content stays; the document gets the position and the version of the seed. */
export type ImportStep = 'touch' | 'publish' | 'withdraw';

/** What an import has to do about a document; null for nothing. What a newer seed imported stays as it is. */
export function importStep(
  { content, position, seedVersion }: DesiredState,
  stored: StoredState | null,
): ImportStep | null {
  if ((stored?.seedVersion ?? 0) > seedVersion) return null;
  const hash = content && hashOf(content);
  if (hash !== (stored?.hash ?? null)) return content ? 'publish' : 'withdraw';
  const isUpToDate = stored?.seedVersion === seedVersion && stored.position === position;
  return isUpToDate ? null : 'touch';
}
