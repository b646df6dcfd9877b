import type { Upload, UploadedFile } from '@careward/contracts/coach/schemas';
import { skipToken } from '@reduxjs/toolkit/query';
import { api } from '../../../base/api.js';
import { isApiError } from '../../../base/http/api-error.js';
import type { PageLanguage } from '../../../base/http/base-query.js';
import { uploadFile } from '../../../base/http/upload-file.js';
import { usePapersQuery } from '../../../shared/papers/papers.endpoints.js';

const FILES = '/api/chat/files';

type FileToPut = {
  /** The signed one. */
  address: string;
  file: File;
  /** The file was removed. */
  over: AbortSignal;
  onProgress: (share: number) => void;
};

export const fileEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    upload: build.mutation<Upload, void>({
      query: () => ({ method: 'POST', path: ['/api/chat/upload'], body: {} }),
    }),
    /** A call like the others, so that it ends with the session. */
    putFile: build.mutation<UploadedFile, FileToPut>({
      queryFn: ({ address, file, over, onProgress }, { signal, getState }) => {
        const { language } = getState() as PageLanguage;
        return uploadFile<UploadedFile>(address, file, {
          language,
          signal: AbortSignal.any([signal, over]),
          onProgress,
        });
      },
      invalidatesTags: ['Papers'],
    }),
    fileStatus: build.query<UploadedFile | null, string>({
      query: (id) => [FILES, id, 'status'],
      providesTags: ['Papers'],
    }),
    /** Deletes a file that no message has. */
    takeBackFile: build.mutation<unknown, string>({
      query: (id) => ({ method: 'DELETE', path: [FILES, `${id}?only=unsent`] }),
      invalidatesTags: ['Papers'],
    }),
  }),
});

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
