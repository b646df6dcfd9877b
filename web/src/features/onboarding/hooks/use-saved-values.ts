import { useState } from 'react';
import { useSession } from '../../../base/session/session-provider.js';
import { useProfileQuery, useRecipientsQuery } from '../../../shared/care-profile/care-profile.endpoints.js';
import { readDraft } from '../onboarding-draft.js';
import { agreedAt, knownValues } from '../onboarding-values.js';

/** What the form begins with: what this tab kept, else what the server has. `saved` is null until it is loaded. */
export function useSavedValues() {
  const { user } = useSession();
  const profile = useProfileQuery();
  const recipients = useRecipientsQuery();
  const [kept] = useState(() => user && readDraft(user.id));
  const recipient = recipients.data?.[0];
  const saved =
    user && profile.data && recipients.data
      ? {
          values: kept ?? knownValues(user, profile.data, recipient),
          agreedAt: agreedAt(user, profile.data),
          isComplete: profile.data.isOnboardingComplete,
        }
      : null;

  function tryAgain() {
    if (profile.isError) void profile.refetch();
    if (recipients.isError) void recipients.refetch();
  }

  return {
    saved,
    recipientId: recipient?.id,
    isLoading: profile.isLoading || recipients.isLoading,
    hasFailed: profile.isError || recipients.isError,
    tryAgain,
  };
}
