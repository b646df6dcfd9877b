import { type OnboardingForm, onboardingForm } from '@careward/contracts/care-profile/fields';
import { useNavigate } from 'react-router-dom';
import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { useSaveProfileMutation } from '../../shared/care-profile/care-profile.endpoints.js';
import { useSaveRecipientMutation } from '../../shared/care-profile/recipients.endpoints.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { onboardingDraft, profileToSave, recipientToSave } from './onboarding-values.js';
import { words } from './words.js';

/**
 * Saves profile, then recipient. When the second call fails, the next submit safely repeats both. `isEdit`: the agreements
 * were given before, and keep their times.
 */
export function useOnboarding(recipientId: string | undefined, isEdit: boolean) {
  const says = useWords(words);
  const [saveProfile] = useSaveProfileMutation();
  const [saveRecipient] = useSaveRecipientMutation();
  const { submit, isPending } = useSubmit(() => ({ title: says.failed, description: says.failedText }));
  const userId = useAppSelector(currentUserId);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function save(form: OnboardingForm) {
    const profile = await saveProfile(profileToSave(form, isEdit ? null : new Date()));
    return profile.error ? profile : saveRecipient(recipientToSave(form, recipientId));
  }

  async function complete(values: unknown) {
    if (!(await submit(() => save(onboardingForm.parse(values))))) return;
    dispatch(showToast({ title: says.done(config.brandName), description: says.doneText }));
    onboardingDraft.forget(userId);
    await navigate('/');
  }

  return { complete, isPending };
}
