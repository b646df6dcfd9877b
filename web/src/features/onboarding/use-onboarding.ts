import { type OnboardingForm, onboardingForm } from '@careward/contracts/care-profile/fields';
import type { FormInstance } from 'antd';
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
import {
  onboardingDraft,
  type OnboardingValues,
  profileToSave,
  recipientToSave,
} from './onboarding-values.js';
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

  async function save(values: OnboardingForm, form: FormInstance<OnboardingValues>) {
    const isTickedHere = (box: keyof OnboardingForm) => !isEdit || form.isFieldTouched(box);
    const profile = await saveProfile(profileToSave(values, new Date(), isTickedHere));
    if (profile.error) return profile;
    const recipient = await saveRecipient(recipientToSave(values, recipientId));
    // What else makes an answer invalid is refused by the form itself: this is about the name.
    if (isApiError(recipient.error) && recipient.error.code === 'invalid-input') {
      form.setFields([{ name: 'recipientName', errors: [sentenceOf(recipient.error, language) ?? ''] }]);
      form.focusField('recipientName');
    }
    return recipient;
  }

  async function complete(values: unknown, form: FormInstance<OnboardingValues>) {
    if (!(await submit(() => save(onboardingForm.parse(values), form)))) return;
    dispatch(showToast({ title: says.done(config.brandName), description: says.doneText }));
    onboardingDraft.forget(userId);
    await navigate('/');
  }

  return { complete, isPending };
}
