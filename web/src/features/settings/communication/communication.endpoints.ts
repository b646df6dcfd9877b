import type {
  ChangeCommunicationSettings,
  CommunicationSettings,
} from '@careward/contracts/notifications/communication-settings';
import type { PushSubscription } from '@careward/contracts/notifications/push';
import { api } from '../../../base/api.js';

const PATH = '/api/communication-settings';

const communicationEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null when nobody is signed in. */
    communicationSettings: build.query<CommunicationSettings | null, void>({ query: () => [PATH] }),
    /** The choice shows at once, and goes back when it could not be saved. */
    changeCommunicationSettings: build.mutation<CommunicationSettings, ChangeCommunicationSettings>({
      query: (body) => ({ method: 'PATCH', path: [PATH], body }),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const show = (settings: ChangeCommunicationSettings) =>
          dispatch(
            communicationEndpoints.util.updateQueryData(
              'communicationSettings',
              undefined,
              (shown) => shown && { ...shown, ...settings },
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
    turnOnPush: build.mutation<unknown, PushSubscription>({
      query: (body) => ({ method: 'POST', path: ['/api/notifications/push-subscriptions'], body }),
    }),
  }),
});

export const {
  useCommunicationSettingsQuery,
  useChangeCommunicationSettingsMutation,
  useTurnOnPushMutation,
} = communicationEndpoints;
