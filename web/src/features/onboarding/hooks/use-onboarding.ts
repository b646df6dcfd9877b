import type { OnboardingForm } from '@careward/contracts/care-profile/onboarding-form';
import { onboardingForm } from '@careward/contracts/care-profile/onboarding-form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../../base/config.js';
import { currentUserId } from '../../../base/session/session.endpoints.js';
import { useAppDispatch, useAppSelector } from '../../../base/store.js';
import {
  useSaveProfileMutation,
  useSaveRecipientMutation,
} from '../../../shared/care-profile/care-profile.endpoints.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { forgetDraft } from '../onboarding-draft.js';
import { profileToSave, recipientToSave } from '../onboarding-values.js';

const failed = {
  title: 'Setup Error',
  description: 'Failed to complete onboarding. Please try again.',
  destructive: true,
};
const succeeded = {
  title: `Welcome to ${config.brandName}!`,
  description: 'Your profile has been set up successfully.',
};

/** Saves profile, then recipient. When the second call fails, the next submit safely repeats both. */
export function useOnboarding(recipientId: string | undefined) {
  const [saveProfile] = useSaveProfileMutation();
  const [saveRecipient] = useSaveRecipientMutation();
  const [isPending, setPending] = useState(false);
  const userId = useAppSelector(currentUserId);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function save(form: OnboardingForm) {
    const profile = await saveProfile(profileToSave(form, new Date()));
    if (profile.error) return false;
    const recipient = await saveRecipient(recipientToSave(form, recipientId));
    return !recipient.error;
  }

  async function submit(values: unknown) {
    setPending(true);
    const isSaved = await save(onboardingForm.parse(values));
    setPending(false);
    dispatch(showToast(isSaved ? succeeded : failed));
    if (!isSaved) return;
    forgetDraft(userId);
    await navigate('/');
  }

  return { submit, isPending };
}
