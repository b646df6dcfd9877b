import type { LibraryDocument } from './document.schema.js';
import { hashOf, type Content } from './library-document.domain.js';

/** What has to be known of a stored document before it is changed. */
export type Head = Pick<LibraryDocument, 'hash' | 'version' | 'position' | 'seedVersion'>;

/** What a seed says about one document. Without content it does not have it. */
export type Wanted = { content: Content | null; position: number; seedVersion: number };

/** `confirm`: the content stays, and the seed notes that it has seen it. */
export type ImportStep = 'none' | 'confirm' | 'publish' | 'withdraw';

/** What an import has to do about a document. A newer seed has the last word on each document it has seen. */
export function importStep({ content, position, seedVersion }: Wanted, head: Head | undefined): ImportStep {
  if ((head?.seedVersion ?? 0) > seedVersion) return 'none';
  if (!content) return head?.hash ? 'withdraw' : confirmUnless(head?.seedVersion === seedVersion);
  if (head?.hash !== hashOf(content)) return 'publish';
  return confirmUnless(head.seedVersion === seedVersion && head.position === position);
}

const confirmUnless = (confirmed: boolean) => (confirmed ? 'none' : 'confirm');
