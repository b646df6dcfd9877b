import { type OnboardingForm, onboardingForm } from '@careward/contracts/care-profile/fields';
import { useNavigate } from 'react-router-dom';
import { config } from '../../base/config.js';
import { isApiError } from '../../base/http/api-error.js';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { useSaveProfileMutation } from '../../shared/care-profile/care-profile.endpoints.js';
import { useSaveRecipientMutation } from '../../shared/care-profile/recipients.endpoints.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import type { TypedForm } from './care-form.js';
import { onboardingDraft, profileToSave, recipientToSave } from './onboarding-values.js';
import { words } from './words.js';

/**
 * Saves profile, then recipient. When the second call fails, the next submit safely repeats both. `isEdit`: the agreements
 * were given before, and each keeps its time unless its box is ticked again.
 */
export function useOnboarding(recipientId: string | undefined, isEdit: boolean) {
  const language = useLanguage();
  const says = words[language];
  const [saveProfile] = useSaveProfileMutation();
  const [saveRecipient] = useSaveRecipientMutation();
  const { submit, isPending } = useSubmit(() => ({ title: says.failed, description: says.failedText }));
  const userId = useAppSelector(currentUserId);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function save(values: OnboardingForm, { form, wasTyped }: TypedForm) {
    const isTickedHere = (box: keyof OnboardingForm) => !isEdit || wasTyped(box);
    const profile = await saveProfile(profileToSave(values, new Date(), isTickedHere));
    if (profile.error) return profile;
    const recipient = await saveRecipient(recipientToSave(values, recipientId));
    // What else makes an answer invalid is refused by the form itself: this is about the name.
    if (isApiError(recipient.error) && recipient.error.code === 'invalid-input') {
      const message = sentenceOf(recipient.error, language) ?? '';
      form.setError('recipientName', { message }, { shouldFocus: true });
    }
    return recipient;
  }

  async function complete(values: unknown, typed: TypedForm) {
    if (!(await submit(() => save(onboardingForm.parse(values), typed)))) return;
    dispatch(showToast({ title: says.done(config.brandName), description: says.doneText }));
    onboardingDraft.forget(userId);
    await navigate('/');
  }

  return { complete, isPending };
}
