import type { PushDevice, PushSubscription } from '@careward/contracts/notifications/schemas';
import { api } from '../../base/api.js';

const PATH = '/api/notifications/push-subscriptions';

export const pushEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Which signed-in devices show notifications, by session; null when nobody is signed in. */
    pushDevices: build.query<PushDevice[] | null, void>({
      query: () => [PATH],
      providesTags: ['PushDevices'],
    }),
    turnOnPush: build.mutation<unknown, PushSubscription>({
      query: (body) => ({ method: 'POST', path: [PATH], body }),
      invalidatesTags: ['PushDevices'],
    }),
    /** On the device of this session. */
    turnOffPush: build.mutation<unknown, string>({
      query: (sessionId) => ({ method: 'DELETE', path: [PATH, sessionId] }),
      invalidatesTags: ['PushDevices'],
    }),
  }),
});

export const { useLazyPushDevicesQuery, usePushDevicesQuery, useTurnOnPushMutation, useTurnOffPushMutation } =
  pushEndpoints;
