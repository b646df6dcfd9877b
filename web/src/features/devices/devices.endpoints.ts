import type { EndedSessions, SignedInSession } from '@careward/contracts/identity/schemas';
import { useState } from 'react';
import { api } from '../../base/api.js';
import { isNotFound } from '../../base/http/api-error.js';
import { useWords } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { useTurnOffPushMutation } from '../../shared/notifications/push.endpoints.js';
import { useFailureToast, useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { words } from './words.js';

export const { useSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query<SignedInSession[] | null, void>({
      query: () => ['/api/auth/sessions'],
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<EndedSessions, string>({
      query: (id) => ({ method: 'DELETE', path: ['/api/auth/sessions', id] }),
      invalidatesTags: ['Sessions', 'PushDevices'],
    }),
    endOtherSessions: build.mutation<EndedSessions, void>({
      query: () => ({ method: 'DELETE', path: ['/api/auth/sessions'] }),
      invalidatesTags: ['Sessions', 'PushDevices'],
    }),
  }),
});

/** `pending`: the id of the session that is being signed out, or `others`. */
export function useSignOutDevices() {
  const says = useWords(words);
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const { submit } = useSubmit(useFailureToast({ title: says.failed, description: says.failedText }));
  const [pending, setPending] = useState<string | null>(null);
  const dispatch = useAppDispatch();

  async function run(what: string, call: () => Promise<{ error?: unknown }>, done: string) {
    setPending(what);
    if (await submit(call)) dispatch(showToast({ title: says.signedOut, description: done }));
    setPending(null);
  }

  return {
    pending,
    signOutOne: (id: string, device: string) =>
      run(
        id,
        async () => {
          const { error } = await endOne(id);
          // It was signed out somewhere else meanwhile, which is what the person wanted.
          return isNotFound(error) ? {} : { error };
        },
        says.deviceSignedOut(device),
      ),
    signOutOthers: () => run('others', () => endOthers(), says.othersSignedOut),
  };
}

/** `stopping`: the id of the session on whose device notifications are being stopped. */
export function useStopNotifications() {
  const says = useWords(words);
  const [turnOffPush] = useTurnOffPushMutation();
  const { submit } = useSubmit(useFailureToast({ title: says.notStopped, description: says.notStoppedText }));
  const [stopping, setStopping] = useState<string | null>(null);
  const dispatch = useAppDispatch();

  async function stop(sessionId: string, device: string) {
    setStopping(sessionId);
    if (await submit(() => turnOffPush(sessionId)))
      dispatch(
        showToast({ title: says.notificationsStopped, description: says.notificationsStoppedOn(device) }),
      );
    setStopping(null);
  }

  return { stopping, stop };
}
