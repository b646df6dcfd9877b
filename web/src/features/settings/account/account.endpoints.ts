import { api } from '../../../base/api.js';
import { downloadFile } from '../../../base/http/download-file.js';
import type { PageLanguage } from '../../../base/http/base-query.js';

export const { useDownloadDataMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The file itself goes to the browser, not into the store. */
    downloadData: build.mutation<null, void>({
      queryFn: (_none, { getState, signal }) =>
        downloadFile('/api/account/export', { language: (getState() as PageLanguage).language, signal }),
    }),
  }),
});
