import type { deletedAccount } from '@careward/contracts/identity/schemas';
import type {
  ChangeCommunicationSettings,
  CommunicationSettings,
} from '@careward/contracts/notifications/schemas';
import type { z } from 'zod';
import { api } from '../../base/api.js';
import type { PageLanguage } from '../../base/http/base-query.js';
import { downloadFile } from '../../base/http/download-file.js';

const COMMUNICATION = '/api/communication-settings';

const settingsEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null when nobody is signed in. */
    communicationSettings: build.query<CommunicationSettings | null, void>({ query: () => [COMMUNICATION] }),
    /** The choice shows at once, and goes back when it could not be saved. */
    changeCommunicationSettings: build.mutation<CommunicationSettings, ChangeCommunicationSettings>({
      query: (body) => ({ method: 'PATCH', path: [COMMUNICATION], body }),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const show = (settings: ChangeCommunicationSettings) =>
          dispatch(
            settingsEndpoints.util.updateQueryData(
              'communicationSettings',
              undefined,
              // What a failure takes back is this choice, and not another one made meanwhile.
              (shown) => void (shown && Object.assign(shown, settings)),
            ),
          );
        const chosen = show(change);
        try {
          show((await queryFulfilled).data);
        } catch {
          chosen.undo();
        }
      },
    }),
    /** The file itself goes to the browser, not into the store. */
    downloadData: build.mutation<null, void>({
      queryFn: (_none, { getState, signal }) =>
        downloadFile('/api/account/export', { language: (getState() as PageLanguage).language, signal }),
    }),
    deleteAccount: build.mutation<z.infer<typeof deletedAccount>, void>({
      query: () => ({ method: 'DELETE', path: ['/api/auth/account'] }),
    }),
  }),
});

export const {
  useCommunicationSettingsQuery,
  useChangeCommunicationSettingsMutation,
  useDownloadDataMutation,
  useDeleteAccountMutation,
} = settingsEndpoints;
