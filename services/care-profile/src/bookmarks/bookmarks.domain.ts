import { BOOKMARKS_PER_CAREGIVER } from '@careward/contracts/care-profile/limits';
import { type Bookmarks, topicId as topicIdSchema } from '@careward/contracts/care-profile/schemas';
import { notFound, ProblemError } from '@careward/platform/http/problem-error';

/** Null: nothing changes. */
export type Change = (saved: Bookmarks) => Bookmarks | null;

/** The latest comes first. */
export const adding =
  (topicId: string): Change =>
  (saved) => {
    if (!topicIdSchema.safeParse(topicId).success) throw notFound('topic');
    if (saved.includes(topicId)) return null;
    if (saved.length >= BOOKMARKS_PER_CAREGIVER) throw tooManyBookmarks();
    return [topicId, ...saved];
  };

export const removing =
  (topicId: string): Change =>
  (saved) =>
    saved.includes(topicId) ? saved.filter((each) => each !== topicId) : null;

const tooManyBookmarks = () =>
  new ProblemError({
    status: 400,
    code: 'too-many-bookmarks',
    detail: `You can save up to ${BOOKMARKS_PER_CAREGIVER} topics. Remove one that you no longer need, then save this one.`,
  });
