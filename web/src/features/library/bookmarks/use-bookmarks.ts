import type { Bookmarks } from '@careward/contracts/care-profile/bookmarks';
import { useSession } from '../../../base/session/session-provider.js';
import { useBookmarksQuery } from './bookmarks.endpoints.js';

/** Null while nobody is signed in, or what they saved is not known. */
export function useBookmarks(): Bookmarks | null {
  const { state } = useSession();
  const { currentData } = useBookmarksQuery(undefined, { skip: state !== 'authenticated' });
  return currentData ?? null;
}
