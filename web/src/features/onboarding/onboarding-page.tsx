import { type OnboardingForm, onboardingForm } from '@careward/contracts/care-profile/fields';
import { Button, Skeleton } from 'antd';
import { useNavigate } from 'react-router-dom';
import { config } from '../../base/config.js';
import { isApiError } from '../../base/http/api-error.js';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { useSaveProfileMutation } from '../../shared/care-profile/care-profile.endpoints.js';
import { readableName } from '../../shared/care-profile/first-name.js';
import { useSaveRecipientMutation } from '../../shared/care-profile/recipients.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { FormPage } from '../../ui/form/form-page.js';
import { LoadAlert } from '../../ui/load-alert.js';
import { PageTitle } from '../../ui/page-title.js';
import { Agreements, CareForm, type TypedForm } from './care-form.js';
import { onboardingDraft, profileToSave, recipientToSave } from './onboarding-values.js';
import styles from './onboarding.module.css';
import { useEligibilityPrefill, useSavedValues } from './use-initial-values.js';
import { words } from './words.js';

// Not waited for: the page asks the server meanwhile.
Agreements.preload().catch(() => undefined);

export default function OnboardingPage() {
  const { state } = useSession();
  // Whose answers this tab keeps is not known yet.
  return state === 'loading' ? <OnboardingPlace /> : <Onboarding />;
}

function OnboardingPlace() {
  const says = useWords(words);
  return (
    <FormPage withoutHome>
      <div className={styles.head}>
        <PageTitle>{says.title(config.brandName)}</PageTitle>
        <p>{says.lead}</p>
      </div>
      <FormSkeleton />
    </FormPage>
  );
}

function Onboarding() {
  const says = useWords(words);
  const { saved, isLoading, hasFailed, tryAgain } = useSavedValues();
  const { isFromCheck, fixed, values } = useEligibilityPrefill(saved);
  const navigate = useNavigate();
  const isEdit = saved?.isComplete ?? false;
  const { id: recipientId, name } = saved?.recipient ?? {};
  const { complete, isPending } = useOnboarding(recipientId, isEdit);
  const title = isFromCheck ? says.titleFromCheck : says.title(config.brandName);

  return (
    <FormPage withoutHome>
      <div className={styles.head}>
        <PageTitle>{isEdit ? says.titleOfEdit : title}</PageTitle>
        <p>{isEdit ? says.leadOfEdit(readableName(name)) : says.lead}</p>
        <Button type="text" className={styles.skip} onClick={() => void navigate('/')}>
          {says.skip}
        </Button>
      </div>
      {hasFailed && <LoadAlert onTryAgain={tryAgain}>{says.loadFailed}</LoadAlert>}
      {isLoading && <FormSkeleton />}
      {saved && values && (
        <CareForm
          initialValues={values}
          recipientId={recipientId}
          fixed={fixed}
          agreedAt={saved.agreedAt}
          isEdit={isEdit}
          isPending={isPending}
          onSubmit={complete}
        />
      )}
    </FormPage>
  );
}

/** The first fields, with their labels. */
function FormSkeleton() {
  const { loading } = useWords(words);
  return (
    <div role="status" aria-label={loading}>
      <Skeleton title={false} paragraph={{ rows: 8, width: ROWS }} className={styles.fields} />
    </div>
  );
}

const ROWS = Array.from({ length: 8 }, (_, row) => (row % 2 === 0 ? '40%' : '100%'));

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
