import type { UploadedFile } from '@careward/contracts/coach/schemas';
import { skipToken } from '@reduxjs/toolkit/query';
import { isApiError } from '../../../base/http/api-error.js';
import { usePapersQuery } from '../../../shared/papers/papers.endpoints.js';
import { fileEndpoints } from './file.endpoints.js';

/**
 * What is known of a file that was sent. One that the list of papers does not have may only be newer than the list, so it
 * is asked for by itself.
 */
export function usePaper(id: string | undefined): { paper: UploadedFile | undefined; isDeleted: boolean } {
  const { data: list } = usePapersQuery(id === undefined ? skipToken : undefined);
  const listed = list?.find((each) => each.id === id);
  const isUnlisted = id !== undefined && Boolean(list) && !listed;
  const { data, error } = fileEndpoints.endpoints.fileStatus.useQuery(isUnlisted ? id : skipToken);
  const isDeleted = isUnlisted && isApiError(error) && error.status === 404;
  return { paper: isDeleted ? undefined : (listed ?? data ?? undefined), isDeleted };
}
