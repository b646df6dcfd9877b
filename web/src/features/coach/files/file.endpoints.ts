import type { Upload, UploadedFile } from '@careward/contracts/coach/schemas';
import { api } from '../../../base/api.js';

const FILES = '/api/chat/files';

export const fileEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    upload: build.mutation<Upload, void>({
      query: () => ({ method: 'POST', path: ['/api/chat/upload'], body: {} }),
    }),
    fileStatus: build.query<UploadedFile | null, string>({
      query: (id) => [FILES, id, 'status'],
    }),
    deleteFile: build.mutation<unknown, string>({
      query: (id) => ({ method: 'DELETE', path: [FILES, id] }),
    }),
  }),
});
